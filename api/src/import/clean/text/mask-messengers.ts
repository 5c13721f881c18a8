/** A link to a conversation in a messenger or to a profile that takes messages. */
const messengerLink =
  /(?:https?:\/\/|(?<![\p{L}\p{N}./@-]))(?:(?:www\.|api\.|chat\.|web\.)?(?:wa\.me|wa\.link|whatsapp\.com|t\.me|telegram\.(?:me|dog)|line\.me|lin\.ee|m\.me|ig\.me|instagram\.com|viber\.me|zalo\.me|u\.wechat\.com|signal\.me|join\.skype\.com|open\.kakao\.com)\/[^\s<>"'،。，）)]+)|\b(?:whatsapp|tg|viber|line|weixin):\/\/[^\s<>"']+/giu;
export const isMessengerLink = (address: string): boolean => address.search(messengerLink) >= 0;

const arabicMessengers =
  '(?:ال)?(?:ت[يل]{1,3}[جغق]رام|[اإ]نستا?(?:[جغق]رام)?|سكايب|سناب(?:\\s?شات)?|فايبر|وي\\s?شات)';
const latinMessengers =
  'we ?chat|weixin|telegram|instagram|insta|ig|skype|snap ?chat|kakao(?: ?talk)?|viber|zalo|whats ?app|(?:facebook |fb )?messenger|discord';
const otherMessengers =
  '카카오톡|카톡|カカオ(?:トーク)?|テレグラム|インスタ(?:グラム)?|ライン|ไลน์|微信|威信|賴|赖';
const messenger = `(?:(?<![a-z\\d.@])(?:${latinMessengers}|line)(?![a-z])|${arabicMessengers}|${otherMessengers})`;
const word = new RegExp(`${messenger}|加\\s?v|(?<![a-z])(?:vx|v信)`, 'iu');

/** White space, and the marks that turn the direction of a name in an Arabic sentence. */
const gap = '[\\s\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069]';
const idWords =
  "(?:id|号|號|帳號|账号|官方帳號|官方账号|account|user ?name|user|handle|usuario|usuário|アカウント|아이디|ไอดี|حساب(?:نا|ي)?|معرف|يوزر|is|at|['’][dt][ae]n?|@(?=\\s?[:：]))";
const name = '@?(?:live:)?\\.?[a-z\\d][\\w.#-]{2,40}[\\w]';
/** A messenger, what is said between it and the account, and the account: "Telegram: @harbor_hr", "Line ID harbor99". */
const accountBehind = new RegExp(
  `(${messenger}(?:${gap}{0,3}${idWords}){0,2}${gap}{0,3}[:：=\\-–(（「]?${gap}{0,3})(${name})(?![\\w/])`,
  'giu',
);
/** "@harbor_hr on Telegram", "‎@harbor_hr على تيليجرام". LINE is told from "line" by its capitals. */
const accountBefore = new RegExp(
  `(?<![\\w.@/])@[a-z\\d][\\w.]{1,30}\\w(?=${gap}{0,3}[,،(（]?${gap}{0,3}(?:(?:on|via|at|in|through|en|por|no|na|pelo|di|lewat|melalui|pada|على|عبر|في|ب)${gap}{1,3})?(?:(?:my|our)${gap})?(?:(?:${latinMessengers})(?![a-z])|${arabicMessengers}|${otherMessengers}))|(?<![\\w.@/])@[a-z\\d][\\w.]{1,30}\\w(?=${gap}(?:on|via|di|en|no)${gap}LINE(?![a-z]))`,
  'giu',
);
/** Chinese asks to "add" an account, so that Latin letters after it are always one. */
const addedAccount =
  /((?:[加➕]\s?(?:微信|威信|賴|赖|line|vx?)|微信[号號]|賴\s?id|(?<![a-z])(?:vx|v信)\s?[:：])\s?[:：]?\s?)(@?[a-z][\w-]{4,30})/giu;

/** Words that stand after the name of a messenger without being an account. */
const noAccount =
  /^(?:(?:mini|official|public|social)[\w-]*|marketing|content|campaigns?|advertis\w+|channels?|groups?|community|interviews?|meetings?|messag\w+|business|developer|development|support|only|preferred|(?:office|windows|html|web|python|vue|angular|react|covid|level|grade)[-.]?\d[\w.]*|[\w-]+\.(?:js|net|com|org|io|py))$/iu;
const hasId = /chat|weixin|微信|威信|(?<![a-z])id(?![a-z])|아이디|ไอดี|معرف|يوزر/iu;

/** Messengers for chats only: Instagram and messengers for developers can also be the subject of a job. */
const chat = /^(?:kakao|카|カカオ|telegram|whats|viber|zalo|skype|wechat|we chat|line)/iu;
/** Words that ask for a message, before the name of a messenger. */
const asking =
  /(?:contact|reach|message|write|add|text|chat|find|dm|ping|send|apply|scr[ií]b\p{L}+|contáct\p{L}+|contact\p{L}+|env[ií]\p{L}+|fale|chame|hubungi|kirim|chat|yaz[ıi]n\p{L}*|ulaş\p{L}+|加|聯[絡繫]|联系|私訊|私信|連絡|راسل\p{L}*|تواصل\p{L}*|ติดต่อ|แอด|liên hệ|schreib\p{L}*)(?!\p{L})[^.。!?\n]{0,30}$/iu;
/** Names of accounts of those who hire: harborhr, jobs.acme. */
const hiringName =
  /(?:^(?:hr|jobs?|careers?|recruit(?:er|ing|ment)?|hiring|rrhh|vagas|loker)|(?:hr|jobs?|careers?|recruit(?:er|ing|ment)?|hiring|rrhh|vagas|loker))$/i;

/** A name with @ or `live:` is an account; plain letters only after a colon and a word for an account. */
function isAccount(lead: string, account: string, before: string): boolean {
  if (/^@|^live:|#\d{4}$/i.test(account)) return true;
  if (noAccount.test(account)) return false;
  // "Production line A_12" is no messenger, "LINE ID" is.
  if (/^line/i.test(lead) && !/^LINE/.test(lead) && !hasId.test(lead)) return false;
  const isWritten = /[\d_]/.test(account) && /[a-z]/i.test(account);
  // After Korean, Thai and Arabic words, a word in Latin letters is an account name.
  if (/아이디|ไอดี/u.test(lead)) return true;
  if (chat.test(lead) && /[:：=]/.test(lead) && account.length > 5)
    if (
      asking.test(before) ||
      (hiringName.test(account) && !/^(?:hr|jobs?|careers?|recruit\w*|hiring)$/i.test(account))
    )
      return true;
  if (/[:：=]/.test(lead))
    return isWritten || account.includes('.') || hasId.test(lead) || /\p{Script=Arabic}/u.test(lead);
  return isWritten && account.length >= 5;
}

/** Masks links to messengers, and accounts named beside a messenger. Other names with @ are kept. */
export function maskMessengers(text: string, mask: string): string {
  const linkless = text.includes('/') ? text.replace(messengerLink, mask) : text;
  if (!word.test(linkless)) return linkless;
  return linkless
    .replace(accountBefore, mask)
    .replace(accountBehind, (all, lead: string, account: string, at: number) =>
      isAccount(lead, account, linkless.slice(Math.max(0, at - 60), at)) ? lead + mask : all,
    )
    .replace(addedAccount, (all, lead: string, account: string) =>
      noAccount.test(account) ? all : lead + mask,
    );
}
