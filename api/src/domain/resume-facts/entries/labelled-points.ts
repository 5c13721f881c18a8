import { findDates } from '../dates/find-dates.ts';
import { isItem, type SourceLine, withoutBullet } from '../lines/source-line.ts';
import { mentions } from '../words/words.ts';
import { isLabelAlone } from './label-line.ts';

/**
 * `• Nome del datore di lavoro<tab>Cantieri S.p.A.`, as in the first Europass: each field of a job is a point whose label has
 * a cell of its own. Such points become lines with a colon; a school stands alone, since its label names it.
 */
export const labelledPoints = (lines: readonly SourceLine[]): SourceLine[] =>
  lines.map((line) => {
    const [, label = '', rest = ''] = isItem(line)
      ? (/^([^\t:：]{3,60})[:：]?\t\s*(\S.*)$/u.exec(withoutBullet(line.text)) ?? [])
      : [];
    const name = label.replace(/\s*\([^()]*\)\s*$/u, '');
    const ofSchool = name !== '' && mentions('schools', name);
    if (name === '' || (!isLabelAlone(name) && !ofSchool)) return line;
    const text = ofSchool ? rest : `${name}: ${rest}`;
    return { ...line, kind: 'text', text, dates: findDates(text) };
  });
