//! Answers questions about the rules of board games, and says where each answer is written.
pub mod answer;
pub mod cli;
pub mod config;
pub mod corpus;
pub mod engine;
pub mod games;
pub mod history;
pub mod locale;
pub mod records;
pub mod search;
pub mod web;
