import type { CountryKey, LanguageTag } from '@jobharbor/shared/contracts';

/** Pairs of the word in the texts and the word that people of the country use instead. Longer words come first. */
type Words = readonly (readonly [string, string])[];

const hongKong: Words = [
  ['股份有限公司', '有限公司'],
  ['保全', '保安'],
  ['數位', '數碼'],
  ['軟體', '軟件'],
  ['網路', '網絡'],
  ['行銷', '市場推廣'],
  ['國小老師', '小學老師'],
  ['堆高機', '鏟車'],
  ['油壓拖板車', '唧車'],
  ['筆電', '手提電腦'],
  ['倉管人員', '倉務員'],
  ['護理師', '註冊護士'],
  ['護理長', '護士長'],
  ['水電技術員', '電工'],
  ['週休二日', '五天工作週'],
  ['資訊部', '資訊科技部'],
  ['門市', '店舖'],
  ['在地', '本地'],
  ['二度就業者', '重投職場人士'],
  ['職缺', '職位空缺'],
  ['賣場', '店面'],
  ['到職', '入職'],
  ['作業員', '操作員'],
  ['應徵條件', '入職要求'],
  ['社群', '社交媒體'],
  ['專科以上', '副學位或以上'],
  ['高中職以上畢業', '中學文憑試程度'],
  ['大學以上畢業', '大學學位或以上'],
];

const singaporeMalay: Words = [
  ['Sdn Bhd', 'Pte Ltd'],
  ['Berhad', 'Ltd'],
];

const latinAmerica: Words = [
  ['que coincidáis unas semanas', 'que trabajen juntos unas semanas'],
  ['Permiso de conducir', 'Licencia de conducir'],
  ['el permiso de conducir', 'la licencia de conducir'],
  ['el carné de carretillero', 'la licencia de montacargas'],
  ['Conducir carretillas', 'Operar montacargas'],
  ['Carretillero/a', 'Montacarguista'],
  ['Carretilla', 'Montacargas'],
  ['Mozo/a de almacén', 'Auxiliar de almacén'],
  ['Auxiliar contable', 'Asistente contable'],
  ['Responsable de finanzas', 'Gerente de finanzas'],
  ['Contable', 'Contador/a'],
  ['Camarero/a', 'Mesero/a'],
  ['Dependiente/a', 'Vendedor/a de tienda'],
  ['Teleoperador/a', 'Agente de centro de llamadas'],
  ['Comercial; ', 'Vendedor/a; '],
  ['Comercial ~', 'Comercializadora ~'],
  ['portátil', 'computadora portátil'],
  ['céntimo', 'centavo'],
  ['costes', 'costos'],
  ['coste', 'costo'],
  ['vídeo', 'video'],
  ['Vídeo', 'Video'],
  ['Media jornada', 'Medio tiempo'],
  ['Jornada completa', 'Tiempo completo'],
  ['jornada completa', 'tiempo completo'],
  ['sin ánimo de lucro', 'sin fines de lucro'],
  ['ayuntamientos', 'municipios'],
  ['Etalonaje', 'Corrección de color'],
  ['Conducción', 'Manejo'],
];

const byMarket = new Map<string, Words>([
  ['zh-Hant hk', hongKong],
  ['ms sg', singaporeMalay],
  ['es mx', latinAmerica],
  ['es us', latinAmerica],
  ['es others', latinAmerica],
]);

/** The words of a language as a country says them; the same text where nothing differs. */
export function inWordsOf(text: string, language: LanguageTag, country: CountryKey): string {
  const words = byMarket.get(`${language} ${country}`) ?? [];
  return words.reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
}

/** Whether a country has words of its own in this language. */
export const hasOwnWords = (language: LanguageTag, country: CountryKey): boolean =>
  byMarket.has(`${language} ${country}`);
