import type { SyncField, SyncProposal } from '@jobharbor/shared/contracts/profile/resume-sync';
import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale } from '@jobharbor/shared/remote';
import { Checkbox } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import type { Field } from '../../common/entries/entry-kind.ts';
import { FieldValue } from '../../common/entries/fields/field-value.tsx';
import { fieldsOf } from './sync-kinds.ts';

export interface ProposalFieldsProps {
  proposal: SyncProposal;
  /** Names of the selected fields. */
  taken: readonly string[];
  onTake: (name: string, isTaken: boolean) => void;
}

/** Fields of a proposal with their position in the résumé. Several can be deselected individually. */
export function ProposalFields({ proposal, taken, onTake }: ProposalFieldsProps) {
  const { kind, fields } = proposal;
  const label = useFieldLabel(kind);
  const known = fieldsOf(kind);
  const shown = fields.flatMap((value) => {
    const field = known.find(({ name }) => name === value.name);
    return field ? [{ field, value }] : [];
  });
  return (
    <ul className="jhp-proposal__fields">
      {shown.map(({ field, value }, index) => {
        const text = (
          <FieldText field={field} value={value} label={label(field)} isBare={shown.length === 1} />
        );
        return (
          <li key={field.name}>
            {shown.length === 1 ? (
              // The card's title already shows the value.
              kind === 'about' && text
            ) : (
              <Checkbox
                label={text}
                checked={taken.includes(field.name)}
                onChange={(event) => onTake(field.name, event.currentTarget.checked)}
              />
            )}
            {value.quote !== '' && value.quote !== shown[index + 1]?.value.quote && <Place value={value} />}
          </li>
        );
      })}
    </ul>
  );
}

interface FieldTextProps {
  field: Field;
  value: SyncField;
  label: string;
  isBare: boolean;
}

function FieldText({ field, value, label, isBare }: FieldTextProps) {
  const { t } = useTranslation('profile');
  return (
    <span className="jhp-proposal__value">
      {!isBare && <span className="jh-quiet jh-small">{label}</span>}
      <span className="jhp-proposal__text">
        <FieldValue field={field} value={value.value} />
      </span>
      {value.current !== null && (
        <span className="jh-quiet jh-small">
          {t('readResume.have')} <FieldValue field={field} value={value.current} />
        </span>
      )}
    </span>
  );
}

/** The line of the résumé that a value was read from. */
function Place({ value: { page, quote } }: { value: SyncField }) {
  const { t } = useTranslation('profile');
  const { tag } = useLocale();
  return (
    <p className="jhp-proposal__place jh-quiet jh-small">
      {page === null ? t('readResume.inFile') : t('readResume.onPage', { page: formatNumber(tag, page) })}{' '}
      <q dir="auto">{quote}</q>
    </p>
  );
}

/** Field labels, as in the profile's forms. */
export function useFieldLabel(kind: SyncProposal['kind']) {
  const { t } = useTranslation('profile');
  return ({ name, label }: Field): string =>
    kind === 'about'
      ? t(`field.${name}` as 'field.summary')
      : t(`entries.field.${label ?? name}` as 'entries.field.url');
}
