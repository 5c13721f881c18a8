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
  ['，外縣市同仁可協助找房', '，鄰近港鐵站'],
  ['鄰近大眾運輸', '鄰近港鐵站'],
  ['加班依法給付加班費或補休', '加班設有津貼或補假'],
  ['法令遵循', '合規'],
  ['個資保護', '個人資料私隱'],
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

const american: Words = [
  ['Shop Assistant', 'Retail Associate'],
  ['Head Teacher', 'School Principal'],
  ['Mathematics Teacher', 'Math Teacher'],
  ['Air-Conditioning Technician', 'HVAC Technician'],
  ['Set and mark work', 'Assign and grade work'],
  ['show reel', 'demo reel'],
  ['find a flat', 'find an apartment'],
  ['Paid annual leave', 'Paid vacation'],
  ['annual leave', 'vacation'],
  ['driving licence', 'driver’s license'],
  ['Driving licence', 'Driver’s license'],
  ['organise ', 'organize '],
  ['lorries', 'trucks'],
  ['tyres', 'tires'],
  ['the till', 'the register'],
  ['stocktaking', 'inventory counts'],
  ['canteen', 'break room'],
  ['cookery', 'culinary'],
  ['Programme', 'Program'],
  ['programme', 'program'],
  ['Centre', 'Center'],
  ['centre', 'center'],
  ['enquiries', 'inquiries'],
  ['licence', 'license'],
  ['Licence', 'License'],
  ['travellers', 'travelers'],
  ['Colour', 'Color'],
  ['colour', 'color'],
  ['organisation', 'organization'],
  ['Organise', 'Organize'],
  ['Organising', 'Organizing'],
  ['well-organised', 'well-organized'],
  ['well organised', 'well organized'],
  ['pupil', 'student'],
  ['E-mail', 'Email'],
  ['e-mail', 'email'],
  ['looks after lifts', 'looks after elevators'],
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
  ['un portátil', 'una computadora portátil'],
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
  ['en us', american],
  ['en ph', american],
  ['zh-Hant hk', hongKong],
  ['ms sg', singaporeMalay],
  ['es mx', latinAmerica],
  ['es us', latinAmerica],
  ['es others', latinAmerica],
]);

/** A table of texts in the words of a country; its `[headings]` are names for us and stay as they are. */
export function inWordsOf(table: string, language: LanguageTag, country: CountryKey): string {
  const words = byMarket.get(`${language} ${country}`) ?? [];
  return table
    .split('\n')
    .map((line) =>
      line.startsWith('[') ? line : words.reduce((changed, [from, to]) => changed.replaceAll(from, to), line),
    )
    .join('\n');
}

/** Whether a country has words of its own in this language. */
export const hasOwnWords = (language: LanguageTag, country: CountryKey): boolean =>
  byMarket.has(`${language} ${country}`);
