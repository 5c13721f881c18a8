import { useTranslation } from 'react-i18next';
import { Button, type ButtonLook } from '../ui/button/button.tsx';
import type { Retry } from './retry.ts';

/** "Try again", in the shell's words, which are always loaded. Waits for the answer. */
export function RetryButton({ retry, ...look }: { retry: Retry } & Pick<ButtonLook, 'size' | 'variant'>) {
  const { t } = useTranslation('shell');
  return (
    <Button {...look} loading={retry.isFetching} onClick={() => void retry.refetch()}>
      {t('failure.retry')}
    </Button>
  );
}
