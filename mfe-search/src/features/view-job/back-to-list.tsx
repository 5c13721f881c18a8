import { useLocale } from '@jobharbor/shared/remote';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';

/** The Navigation API, which not every browser has. */
type History = {
  entries(): readonly { url: string | null }[];
  currentEntry: { index: number } | null;
};

/** Whether the previous page was a list of jobs in the same country and language. */
function cameFromList(base: string): boolean {
  const history = (window as { navigation?: History }).navigation;
  const before = history?.entries()[(history.currentEntry?.index ?? 0) - 1]?.url;
  return !!before && new URL(before).pathname === `${base}/jobs`;
}

/** Back to the list at its previous position, or to all jobs for a visitor from elsewhere. */
export function BackToList() {
  const { t } = useTranslation('search');
  const { base } = useLocale();
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !cameFromList(base)) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <p className="jhs-back">
      <Link to="/jobs" onClick={goBack}>
        <ArrowLeft className="jh-icon jh-icon--directional" aria-hidden="true" /> {t('jobPage.back')}
      </Link>
    </p>
  );
}
