import { findJobType, findWorkArrangement, jobTypes, workArrangements } from '../../config-lists/index.ts';
import { cleanLine } from './plain-text.ts';

const idOf = (list: readonly { id: number; key: string }[], key: string | undefined): number | null =>
  list.find((one) => one.key === key)?.id ?? null;

/** "FULL_TIME", "Contract/Temporary", "Por Contrato", "Paruh waktu": the first known value. */
export function readJobTypeField(sources: readonly string[]): number | null {
  for (const source of sources) {
    const found = findJobType(cleanLine(source).replace(/_/g, ' '));
    if (found) return found.id;
  }
  return idOf(
    jobTypes,
    sources.map((source) => typeWords.find(([words]) => words.test(source))?.[1]).find(Boolean),
  );
}

const typeWords: [RegExp, string][] = [
  [
    /\b(?:intern|internship|ojt|trainee program|magang|pasant(?:e|ía)|estágio|estagiário|stajyer|staj)\b|實習|实习|インターン|متدرب/iu,
    'internship',
  ],
  [
    /part[- ]?time|paruh waktu|medio tiempo|media jornada|meio período|yarı zamanlı|por horas|fines de semana|兼職|兼职|工讀|アルバイト|パート|دوام جزئي/iu,
    'part-time',
  ],
  [/\bfreelance|freelancer|業務委託|接案/iu, 'freelance'],
  [/\b(?:contract(?:ual|or)?|kontrak|fixed[- ]term|sözleşmeli)\b|契約社員|約聘|合同工/iu, 'contract'],
  [
    /\b(?:temporary|seasonal|temporal|temporari[oa]|temporário|daily|harian|casual|kasual|dönemsel)\b|派遣|臨時/iu,
    'temporary',
  ],
  [
    /full[- ]?time|penuh waktu|tiempo completo|tempo integral|tam zamanlı|nocturno|正社員|全職|全职/iu,
    'full-time',
  ],
];

/** Patterns of job types in titles, which name only unusual types. */
export const jobTypeOfTitle = (title: string): number | null => {
  const key = typeWords.find(([words]) => words.test(title))?.[1];
  return key === 'full-time' ? null : idOf(jobTypes, key);
};

export function readArrangementField(source: string): number | null {
  return findWorkArrangement(cleanLine(source).replace(/_/g, ' '))?.id ?? null;
}

export const remoteArrangement = idOf(workArrangements, 'remote');

const inTitle: [RegExp, string][] = [
  [/\bhybrid\b|híbrid[oa]|hibrida?\b|hibrit|ハイブリッド|هجين/iu, 'hybrid'],
  [
    /\b(?:remote|remoto|remota|wfh|work(?:ing)?[- ]from[- ]home|home[- ]?based|homebased|telecommut\w+|kerja dari rumah|uzaktan)\b|在宅|リモート|居家|遠端|遠距|عن بعد|عن بُعد/iu,
    'remote',
  ],
  [/\b(?:on[- ]?site|onsite|wfo|presencial)\b/iu, 'onsite'],
];

/** Phrases about the place of work, as opposed to remote servers or hybrid cars. */
const inText: [RegExp, string][] = [
  [
    /\bhybrid (?:work|working|set[- ]?up|schedule|arrangement|model|remote|role|position|environment|office|mode)|(?:work )?(?:set[- ]?up|arrangement|modalidad(?: de trabajo)?|modality|location)\s?[:–-]\s?(?:hybrid|híbrid|mixt)|modalidad híbrida|trabajo híbrido|esquema híbrido|modelo híbrido|kerja hibrid|hibrit çalışma|part(?:ly|ially) remote/iu,
    'hybrid',
  ],
  [
    /\b(?:fully|100%|permanent(?:ly)?) (?:remote|work[- ]from[- ]home)|\bremote (?:work|position|role|job|opportunity|working|set[- ]?up)\b|(?:set[- ]?up|arrangement|modalidad|location)\s?[:–-]\s?(?:remote|wfh|work from home|remot[oa])|100% remoto|modalidad remota|trabajo remoto|home[- ]office|\bwork(?:ing)?[- ]from[- ]home (?:set[- ]?up|position|arrangement|job|opportunity|setting)|permanent wfh|bekerja dari rumah|kerja remote|完全在宅|フルリモート|居家(?:辦公|上班|办公)|遠端工作|uzaktan çalışma imk|العمل عن ب[ُ]?عد/iu,
    'remote',
  ],
  [
    /\b(?:on[- ]?site|in[- ]office) (?:work|set[- ]?up|role|position|only)|(?:set[- ]?up|arrangement|modalidad)\s?[:–-]\s?(?:on[- ]?site|onsite|office|presencial)|modalidad presencial|work from office|full wfo|work onsite/iu,
    'onsite',
  ],
];

export function findArrangement(title: string, text: string): number | null {
  const stated = inTitle.find(([words]) => words.test(title)) ?? inText.find(([words]) => words.test(text));
  return idOf(workArrangements, stated?.[1]);
}
