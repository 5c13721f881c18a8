import type { ConductKind } from '../../contracts/account/conduct-report.ts';
import type { LanguageTag } from '../../contracts/markets/market.ts';
import { useLocale } from '../../remote/index.ts';
import texts from './report-texts.json' with { type: 'json' };

/** What a job seeker can report. */
export interface ReportedSubject {
  kind: Exclude<ConductKind, 'talent'>;
  id: number;
}

type TextKey = keyof (typeof texts)['en'];

/** Here and not in a remote's namespace, because several remotes show them. `{name}` is filled. */
const reportTexts: Record<LanguageTag, Record<TextKey, string>> = texts;

export function useReportTexts(): (key: TextKey, values?: Record<string, string>) => string {
  const { language } = useLocale();
  return (key, values = {}) =>
    reportTexts[language.value][key].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
