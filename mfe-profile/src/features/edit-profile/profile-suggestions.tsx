import { Card, Skeleton, TextLink } from '@jobharbor/shared/ui';
import CircleCheck from 'lucide-react/icons/circle-check';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { EntryKindName } from '../../common/entries/entry-kind.ts';
import type { ProfilePart } from './missing-parts.ts';

export interface ProfileSuggestionsProps {
  missing: readonly ProfilePart[];
  /** Whether the onboarding has been finished. */
  isComplete: boolean;
  /** Kinds of which there is no entry yet; null until that is known. */
  missingKinds: readonly EntryKindName[] | null;
  onAdd: (part: Exclude<ProfilePart, 'resume'>) => void;
  onAddEntry: (kind: EntryKindName) => void;
}

/** Suggestions shown at a time: a short list gets done; the next ones follow. */
const shownAtOnce = 5;

/** Suggestions of what to add to the profile, and why. Deliberately without a percentage of completeness. */
export function ProfileSuggestions({
  missing,
  isComplete,
  missingKinds,
  onAdd,
  onAddEntry,
}: ProfileSuggestionsProps) {
  const { t } = useTranslation('profile');
  const kinds = missingKinds ?? [];
  if (missing.length + kinds.length === 0) {
    return (
      <Card as="section" sunken className="jhp-suggestions" aria-label={t('add.title')}>
        {missingKinds === null ? (
          <Skeleton length="long" />
        ) : (
          <p className="jhp-suggestions__done">
            <CircleCheck className="jh-icon" aria-hidden="true" /> {t('add.done')}
          </p>
        )}
      </Card>
    );
  }
  // Nothing is of use to an employer who cannot tell whose it is.
  const isNameless = missing[0] === 'first_name';
  const shownKinds = kinds.slice(0, shownAtOnce - Number(isNameless));
  const shownParts = missing.slice(Number(isNameless), shownAtOnce - shownKinds.length);
  return (
    <Card as="section" sunken className="jhp-suggestions" aria-labelledby="jhp-suggestions">
      <h2 id="jhp-suggestions">{t('add.title')}</h2>
      <ul>
        {isNameless && <PartSuggestion part="first_name" onAdd={onAdd} />}
        {shownKinds.map((kind) => (
          <li key={kind}>
            <button
              type="button"
              className="jh-link jh-link--bare jhp-suggestions__what"
              onClick={() => onAddEntry(kind)}
            >
              <Plus className="jh-icon" aria-hidden="true" />
              {t(`add.what.${kind}` as 'add.what.skill')}
            </button>
            <p className="jh-quiet jh-small">{t(`add.why.${kind}` as 'add.why.skill')}</p>
          </li>
        ))}
        {shownParts.map((part) => (
          <PartSuggestion key={part} part={part} onAdd={onAdd} />
        ))}
      </ul>
      {!isComplete && (
        <p>
          <TextLink render={<Link to="/jobseeker-complete-profile" />}>{t('onboarding.start')}</TextLink>
        </p>
      )}
    </Card>
  );
}

interface PartSuggestionProps {
  part: ProfilePart;
  onAdd: ProfileSuggestionsProps['onAdd'];
}

function PartSuggestion({ part, onAdd }: PartSuggestionProps) {
  const { t } = useTranslation('profile');
  return (
    <li>
      {part === 'resume' ? (
        <TextLink bare className="jhp-suggestions__what" render={<Link to="/resume" />}>
          <Plus className="jh-icon" aria-hidden="true" />
          {t('add.what.resume')}
        </TextLink>
      ) : (
        <button
          type="button"
          className="jh-link jh-link--bare jhp-suggestions__what"
          onClick={() => onAdd(part)}
        >
          <Plus className="jh-icon" aria-hidden="true" />
          {t(`add.what.${part}`)}
        </button>
      )}
      <p className="jh-quiet jh-small">{t(`add.why.${part}`)}</p>
    </li>
  );
}
