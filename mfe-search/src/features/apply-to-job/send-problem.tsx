import { Notice } from '@jobharbor/shared/ui';
import { useTranslation } from 'react-i18next';
import type { SendState } from './use-send-application.ts';

/** Why an application was not sent, unless field errors say so. */
export function SendProblem({ state }: { state: SendState }) {
  const { t } = useTranslation('search');
  if (state.status === 'closed') {
    return (
      <Notice tone="attention" role="alert" title={state.text}>
        <p>{t('apply.textKept')}</p>
      </Notice>
    );
  }
  if (state.status !== 'failed' || Object.keys(state.fields).length > 0) return null;
  return (
    <Notice tone="danger" role="alert" title={t('apply.notSent')}>
      <p>
        {state.text} {t('apply.textKept')}
      </p>
    </Notice>
  );
}
