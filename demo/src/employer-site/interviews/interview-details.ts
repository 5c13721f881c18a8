import type { Interview } from '@jobharbor/shared/contracts';
import { type Entered, textArea, textField } from '../../form-site/fields.ts';
import { type Html, html } from '../../form-site/html.ts';
import type { Shown } from '../shown.ts';

type Details = Partial<
  Pick<Interview, 'place' | 'link' | 'contact_name' | 'contact_phone' | 'note' | 'topics'>
> & { duration_minutes: number };

/** Fields of what can be changed while the time stays; `isLengthApart` leaves out the length. */
export function detailFields({ t }: Shown, entered: Entered, now: Details, isLengthApart = false): Html {
  const field = (name: keyof Details, type: string, hint?: string) =>
    textField(entered, {
      ...{ name, type, isOptional: true, label: t(`interview.${name}`), start: now[name] ?? '' },
      ...(hint !== undefined && { hint }),
    });
  const area = (name: 'note' | 'topics') =>
    textArea(entered, {
      ...{ name, label: t(`interview.${name}`), start: now[name] ?? '', isOptional: true, rows: 3 },
    });
  return html`<div class="pair">${!isLengthApart && field('duration_minutes', 'number')}
${field('place', 'text', t('interview.placeHint'))}${field('link', 'url', t('interview.linkHint'))}
${field('contact_name', 'text')}${field('contact_phone', 'tel', t('interview.phoneHint'))}</div>
${area('note')}${area('topics')}`;
}
