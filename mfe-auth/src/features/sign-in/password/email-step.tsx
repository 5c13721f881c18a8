import { Button, TextField } from '@jobharbor/shared/ui';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EmailLine } from '../../../common/fields/email-line.tsx';
import { EmailSuggestion } from '../../../common/fields/email-suggestion.tsx';
import type { AccountValues } from './account-values.ts';
import type { EmailStep as Step } from './use-account-form.ts';
import { useFieldError } from './use-field-error.ts';

export interface EmailStepProps {
  form: UseFormReturn<AccountValues, unknown, AccountValues>;
  step: Step;
  onEdit: () => void;
  /** Offered when the address already has an account. */
  onSignInInstead: (() => void) | undefined;
}

/** The email as a field, or as text with a button to change it once it is confirmed. */
export function EmailStep({ form, step, onEdit, onSignInInstead }: EmailStepProps) {
  const { t } = useTranslation('auth');
  const errorOf = useFieldError(form);
  const email = form.watch('email');
  const take = (meant: string) => form.setValue('email', meant, { shouldDirty: true, shouldValidate: true });
  if (step === 'confirmed') {
    return (
      <div className="jh-stack jh-gap-2">
        <EmailLine email={email} onEdit={onEdit} />
        <EmailSuggestion
          email={email}
          // Another address may have an account: it is asked for again.
          onTake={(meant) => {
            take(meant);
            onEdit();
          }}
        />
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
        autoComplete="username webauthn"
        autoCapitalize="off"
        spellCheck={false}
        label={t('email.label')}
        error={errorOf('email')}
      />
      <EmailSuggestion
        email={email}
        onTake={(meant) => {
          take(meant);
          form.setFocus('email');
        }}
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
