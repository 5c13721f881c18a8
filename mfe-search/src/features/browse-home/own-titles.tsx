import { countryName } from '@jobharbor/shared/i18n';
import { ErrorNotice, useLocale } from '@jobharbor/shared/remote';
import { Button, Chip } from '@jobharbor/shared/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TitleChips } from '../../common/job-card/title-chips.tsx';
import { shownTitles } from './shown-titles.ts';
import { useRefusedTitles } from './use-refused-titles.ts';

type Title = { id: number; value: string };

export type OwnTitlesProps = {
  titles: readonly Title[];
  /** Shows why the titles are listed, with buttons to hide some. */
  isAdjusting: boolean;
  /** The button that starts and ends editing. */
  toggle: ReactNode;
};

/** The hot titles without hidden ones, with buttons to hide and restore them. */
export function OwnTitles({ titles, isAdjusting, toggle }: OwnTitlesProps) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const refused = useRefusedTitles();
  const [latest, setLatest] = useState<Title>();
  const list = useRef<HTMLDivElement>(null);
  const shown = titles.filter(({ id }) => !refused.ids.has(id)).slice(0, shownTitles);
  if (!isAdjusting) return <TitleChips titles={shown} end={toggle} />;

  const hidden = titles.filter(({ id }) => refused.ids.has(id));
  // The pressed button was removed: focus the status message.
  const focusStatus = () => requestAnimationFrame(() => list.current?.querySelector('button')?.focus());
  const restore = (ids: readonly Title[]) => {
    for (const { id } of ids) refused.restore(id);
    setLatest(undefined);
    focusStatus();
  };
  const country = countryName(locale.language.value, locale.country.key);
  return (
    <div className="jhs-hot__own" ref={list}>
      <p className="jh-quiet jh-small">
        {country ? t('hotOwn.why', { country }) : t('hotOwn.whyAnywhere')}{' '}
        {!refused.isSignedIn && <span>{t('hotOwn.onDevice')}</span>}
      </p>
      {hidden.length > 0 && (
        <p className="jhs-hot__undo">
          <span role="status">{latest && t('hotOwn.refused', { title: latest.value })}</span>
          {latest && (
            <Button size="small" onClick={() => restore([latest])}>
              {t('hotOwn.undo')}
            </Button>
          )}
          {(hidden.length > 1 || !latest) && (
            <Button size="small" variant="quiet" onClick={() => restore(hidden)}>
              {t('hotOwn.restoreAll')}
            </Button>
          )}
        </p>
      )}
      <ErrorNotice error={refused.error} />
      <ul className="jh-chips jhs-plain-list">
        {shown.map((title) => (
          <li key={title.id}>
            <Chip
              removeLabel={t('hotOwn.refuse', { title: title.value })}
              onRemove={() => {
                refused.refuse(title.id);
                setLatest(title);
                focusStatus();
              }}
            >
              <bdi>{title.value}</bdi>
            </Chip>
          </li>
        ))}
        <li>{toggle}</li>
      </ul>
    </div>
  );
}
