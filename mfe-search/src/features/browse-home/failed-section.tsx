import { useErrorText } from '@jobharbor/shared/remote';
import { Button, Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';

export type FailedSectionProps = {
  title: string;
  error: unknown;
  onRetry: () => void;
};

/** Says at the place of a section that its data did not come, with a retry. */
export function FailedSection({ title, error, onRetry }: FailedSectionProps) {
  const { t } = useTranslation('search');
  const errorText = useErrorText();
  return (
    <section className="jh-stack">
      <h2>{title}</h2>
      <Notice
        tone="attention"
        actions={
          <Button size="small" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      >
        <p>{errorText(error)}</p>
      </Notice>
    </section>
  );
}
