import { Converter } from 'opencc-js/t2cn';
import { nameKeyOf } from './fold-text.ts';

const toSimplified = Converter({ from: 't', to: 'cn' });
const known = new Map<string, string>();

/**
 * Converts one character at a time, so that a word gets the same form in any context; a converter that looks at
 * neighbouring characters may not.
 */
function simplifyCharacter(character: string): string {
  let simple = known.get(character);
  if (simple === undefined) {
    simple = toSimplified(character);
    known.set(character, simple);
  }
  return simple;
}

/**
 * Words of Taiwan and Hong Kong with their mainland equivalents, in simplified characters. Only words that mean the same
 * in an advertisement are listed. The prefecture of Tokyo is here because 東京都 contains 京都.
 */
const regionalWords: Readonly<Record<string, string>> = {
  软体: '软件',
  硬体: '硬件',
  韧体: '固件',
  程式: '程序',
  网路: '网络',
  网际网路: '互联网',
  资讯: '信息',
  资料库: '数据库',
  资料: '数据',
  伺服器: '服务器',
  行动: '移动',
  数位: '数字',
  专案: '项目',
  人工智慧: '人工智能',
  介面: '界面',
  品质: '质量',
  品保: '质量保证',
  影片: '视频',
  影音: '视频',
  演算法: '算法',
  使用者: '用户',
  云端: '云',
  行销: '营销',
  计程车: '出租车',
  外送: '外卖',
  印表机: '打印机',
  电脑: '计算机',
  晶片: '芯片',
  积体电路: '集成电路',
  记忆体: '内存',
  业务员: '销售员',
  业务代表: '销售代表',
  业务经理: '销售经理',
  业务主管: '销售主管',
  业务助理: '销售助理',
  国外业务: '海外销售',
  执行长: '首席执行官',
  通讯: '通信',
  讯号: '信号',
  类比: '模拟',
  雷射: '激光',
  塑胶: '塑料',
  奈米: '纳米',
  部落格: '博客',
  线上: '在线',
  连线: '连接',
  社群: '社区',
  客制化: '定制',
  最佳化: '优化',
  幼稚园: '幼儿园',
  护理师: '护士',
  护理人员: '护士',
  警卫: '保安',
  驾驶: '司机',
  送货员: '配送员',
  物流士: '配送员',
  工读生: '兼职',
  打工: '兼职',
  薪资: '工资',
  薪水: '工资',
  东京都: '东京',
};
const longestFirst = Object.keys(regionalWords).sort((a, b) => b.length - a.length);
const anyWord = new RegExp(longestFirst.join('|'), 'g');

/** Converts traditional characters and regional words to their mainland form. Japanese text is converted too. */
export function simplifyChinese(text: string): string {
  if (!/\p{Script=Han}/u.test(text)) return text;
  return text
    .replace(/\p{Script=Han}/gu, simplifyCharacter)
    .replace(anyWord, (word) => regionalWords[word] ?? word);
}

/**
 * What a stored text has in place of a regional word that begins with this simplified one: 兼职 for 工读, because 工读生
 * is stored as it. Empty for most words.
 */
export const regionalMeanings = (start: string): string[] => [
  ...new Set(
    longestFirst
      .filter((word) => word.length > start.length && word.startsWith(start))
      .map((word) => regionalWords[word] ?? word),
  ),
];

/** The key by which suggestions compare a company's name with typed text, simplified and folded. */
export const companyKeyOf = (name: string): string => simplifyChinese(nameKeyOf(name));
