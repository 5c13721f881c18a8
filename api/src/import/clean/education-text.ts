import { educations, findEducation } from '../../config-lists/index.ts';
import { cleanLine } from './plain-text.ts';

/** Patterns for an education field, in any of the ten languages ("Minimal Diploma (D1 - D4)", "Sarjana", "bachelor degree"). */
export function readEducationField(source: string): number | null {
  const text = cleanLine(source)
    .replace(/^(?:minimal|minimum|min\.?|at least|mínimo)\s+/i, '')
    .replace(/_/g, ' ');
  return findEducation(text)?.id ?? null;
}

/** Patterns for running text; narrower than those for a field, because the words also occur in other senses. */
const levels: [string, RegExp][] = [
  [
    'secondary',
    /\b(?:SMA|SMK|SLTA)\b|high[- ]school (?:graduate|diploma|level)|senior high|secundari[oa] completo|título secundario|ensino médio completo|\b(?:SPM|STPM)\b|高中(?:以上|畢業|毕业)|高卒|lise mezunu|ثانوية/iu,
  ],
  [
    'vocational',
    /vocational (?:course|school|diploma)|\bTESDA\b|curso técnico|(?:専門|専修)学校卒|職校|中专|meslek lisesi/iu,
  ],
  [
    'diploma',
    /\bD[- ]?[1-4]\b|\bdiploma (?:in|degree|holder|or|\/)|associate(?:'|’)?s? degree|tecnicatura|tecnólogo|專科|专科|大专|短大卒|ön ?lisans|\b(?:Ijazah )?Diploma\b(?= (?:dalam|\/))/iu,
  ],
  [
    'bachelor',
    /\bS[- ]?1\b|bachelor|\b(?:BSc|B\.S\.|B\.?Tech|BE\/B|B\.E\.?)\b|college (?:degree|graduate)|university degree|degree in\b|undergraduate degree|graduate of (?:any )?(?:a )?(?:bachelor|four|4)|licenciatura|licenciad[oa]|título universitario|universitari[oa] complet|ensino superior|ijazah sarjana muda|sarjana|本科|大學(?:以上|畢業)|大学卒|学士|學士|üniversitelerin|lisans mezunu|بكالوريوس/iu,
  ],
  [
    'master',
    /\bS[- ]?2\b(?! (?:license|sim))|master(?:'|’)s (?:degree)?|\bMBA\b|\bM\.?Sc\b|maestría|mestrado|碩士|硕士|修士|yüksek lisans|ماجستير/iu,
  ],
  ['doctorate', /\bPh\.?D\b|doctorate|doctorado|doutorado|博士|دكتوراه/iu],
];

/** The lowest level that a text names: "D3/S1" requires at least a diploma. */
export function findEducationInText(text: string): number | null {
  const key = levels.find(([, pattern]) => pattern.test(text))?.[0];
  return educations.find((one) => one.key === key)?.id ?? null;
}
