use super::words::Character;

/// Particles and phrases that say nothing about what is asked, in simplified characters.
pub(super) const FILLER: &[&str] = &[
    "请问",
    "吗",
    "呢",
    "吧",
    "啊",
    "呀",
    "喔",
    "哦",
    "啦",
    "嘛",
    "的",
    "了",
    "着",
    "过的",
    "是",
    "我",
    "你",
    "他",
    "她",
    "它",
    "我们",
    "你们",
    "他们",
    "它们",
    "这",
    "那",
    "这个",
    "那个",
    "这样",
    "那样",
    "这里",
    "那里",
    "这些",
    "那些",
    "在",
    "会",
    "要",
    "就",
    "都",
    "也",
    "还",
    "又",
    "才",
    "把",
    "被",
    "给",
    "跟",
    "和",
    "与",
    "或",
    "或者",
    "还是",
    "而",
    "但",
    "但是",
    "如果",
    "的话",
    "假如",
    "因为",
    "所以",
    "时候",
    "的时候",
    "时",
    "是不是",
    "是否",
    "有没有",
    "会不会",
    "对不对",
    "对吗",
    "是吗",
    "算是",
    "算",
    "一下",
    "想",
    "想问",
    "知道",
    "告诉",
    "到底",
    "究竟",
    "其实",
    "真的",
    "游戏",
    "有",
    "那么",
    "请",
    "剩",
    "颗",
    "条",
    "枚",
    "位",
    "一个",
    "一条",
    "那条",
    "这条",
    "那颗",
    "这颗",
    "一种",
    "到",
    "以下",
    "之下",
    "下一",
    "刚",
    "刚刚",
    "已经",
    "差不多",
    "样子",
    "东西",
    "事情",
    "问题",
    "个",
    "之",
    "于",
    "以",
    "其",
    "该",
    "些",
    "让",
    "从",
    "用",
    "为",
    "得",
    "地",
    "说",
    "我想",
    "想要",
    "这种",
    "那种",
    "种",
    "里",
    "中",
    "上",
    "里面",
    "请教",
    "一样",
    "好",
];

/// Characters in 不可 and 不行, which close 非.
pub(super) const DUTY_END: usize = 2;
/// Characters that 非 and 不可 hold between them at most.
const DUTY_SPAN: usize = 9;

/// Where 不可 stands, if `run` begins with 非…不可: one has to.
pub(super) fn duty(run: &[Character]) -> Option<usize> {
    run.first().filter(|first| first.folded == '非')?;
    (2..run.len().saturating_sub(1).min(DUTY_SPAN))
        .find(|&at| run[at].folded == '不' && matches!(run[at + 1].folded, '可' | '行'))
}

pub(super) fn is_han(c: char) -> bool {
    matches!(c, '\u{3400}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{2fa1f}' | '〇')
}

/// Every character in its simplified form; as many characters as before, so that places in the text stay right.
pub(super) fn fold(text: &str) -> Vec<char> {
    text.chars().map(fold_character).collect()
}

/// Each character for itself: the same character is folded alike wherever it stands.
fn fold_character(c: char) -> char {
    if !is_han(c) {
        return c;
    }
    let mut buffer = [0; 4];
    fast2s::convert(c.encode_utf8(&mut buffer)).chars().next().unwrap_or(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn traditional_and_simplified_characters_are_folded_alike_and_keep_their_places() {
        assert_eq!(fold("國王吃棋子嗎"), fold("国王吃棋子吗"));
        assert_eq!(fold("薩米板棋 a國").len(), "薩米板棋 a國".chars().count());
    }

    #[test]
    fn filler_is_written_in_folded_characters() {
        for filler in FILLER {
            assert_eq!(fold(filler).into_iter().collect::<String>(), *filler);
        }
    }
}
