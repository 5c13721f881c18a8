import { Card, TextLink } from '@jobharbor/shared/ui';
import CircleCheck from 'lucide-react/icons/circle-check';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Part } from './missing-parts.ts';

export interface AdditionsProps {
  missing: readonly Part[];
  onAdd: (part: Exclude<Part, 'resume'>) => void;
}

/** A short list of what is worth adding, and why. No percentages: nobody is ninety per cent of a person. */
export function Additions({ missing, onAdd }: AdditionsProps) {
  const { t } = useTranslation('profile');
  if (missing.length === 0) {
    return (
      <Card as="section" sunken className="jhp-additions" aria-label={t('add.title')}>
        <p className="jhp-additions__done">
          <CircleCheck className="jh-icon" aria-hidden="true" /> {t('add.done')}
        </p>
      </Card>
    );
  }
  return (
    <Card as="section" sunken className="jhp-additions" aria-labelledby="jhp-additions">
      <h2 id="jhp-additions">{t('add.title')}</h2>
      <ul>
        {missing.map((part) => (
          <li key={part}>
            {part === 'resume' ? (
              <TextLink bare className="jhp-additions__what" render={<Link to="/resume" />}>
                <Plus className="jh-icon" aria-hidden="true" />
                {t('add.what.resume')}
              </TextLink>
            ) : (
              <button
                type="button"
                className="jh-link jh-link--bare jhp-additions__what"
                onClick={() => onAdd(part)}
              >
                <Plus className="jh-icon" aria-hidden="true" />
                {t(`add.what.${part}`)}
              </button>
            )}
            <p className="jh-quiet jh-small">{t(`add.why.${part}`)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
