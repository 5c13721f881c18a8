import { Button, TextField } from '@jobharbor/shared/ui';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AccountValues } from './account-values.ts';
import type { EmailStage } from './use-account-form.ts';
import { useFieldError } from './use-field-error.ts';

export interface EmailPartProps {
  form: UseFormReturn<AccountValues, unknown, AccountValues>;
  stage: EmailStage;
  onChange: () => void;
  /** There is an account of this address: signing in is one press away. */
  onSignInInstead: (() => void) | undefined;
}

/** The email as a field, or as a line with a way to change it once it is settled. */
export function EmailPart({ form, stage, onChange, onSignInInstead }: EmailPartProps) {
  const { t } = useTranslation('auth');
  const errorOf = useFieldError(form);
  if (stage === 'settled') {
    const email = form.getValues('email');
    return (
      <div className="jha-email">
        <p className="jha-email__line">
          <span className="jh-quiet jh-small">{t('email.label')}</span>
          <bdi dir="ltr">{email}</bdi>
        </p>
        <Button variant="quiet" size="small" onClick={onChange}>
          {t('email.change')}
        </Button>
        {/* A password manager keeps the pair only if it sees both. */}
        <input hidden readOnly type="email" autoComplete="username" value={email} />
      </div>
    );
  }
  return (
    <div className="jh-stack jh-gap-2">
      <TextField
        {...form.register('email')}
        type="email"
        inputMode="email"
        dir="ltr"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        label={t('email.label')}
        error={errorOf('email')}
      />
      {onSignInInstead && (
        <div>
          <Button size="small" onClick={onSignInInstead}>
            {t('email.signInInstead')}
          </Button>
        </div>
      )}
    </div>
  );
}
