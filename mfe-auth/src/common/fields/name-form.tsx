import { updateMe } from '@jobharbor/shared/calls/jobseeker-profile/update-me';
import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import { maxNameLength, personName } from '@jobharbor/shared/contracts/sign-in/auth';
import { schemaResolver } from '@jobharbor/shared/forms';
import { sendCall } from '@jobharbor/shared/http';
import { useRemote } from '@jobharbor/shared/remote';
import { Button, TextField } from '@jobharbor/shared/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { StepForm } from '../steps/step-form.tsx';
import { useStepForm } from '../steps/use-step-form.ts';

interface NameValues {
  first_name: string;
}

const resolver = schemaResolver<NameValues, NameValues>(z.object({ first_name: personName }));

export interface NameFormProps {
  /** User of an account that was just created with an email only; the session store does not have it yet. */
  user: SessionUser;
  onDone: (user: SessionUser) => void;
  /** Required if the account has no display name until then. */
  required?: boolean;
}

/** Asks for the name of a new account; can be skipped. */
export function NameForm({ user, onDone, required = false }: NameFormProps) {
  const { t } = useTranslation('auth');
  const { http } = useRemote();
  const step = useStepForm<NameValues>({
    field: 'first_name',
    defaultValues: { first_name: '' },
    resolver,
    async send({ first_name }) {
      const name = first_name.trim();
      await sendCall(http, updateMe, { body: { first_name: name } });
      onDone({ ...user, first_name: name });
    },
  });
  const { setFocus } = step.form;
  useEffect(() => setFocus('first_name'), [setFocus]);
  return (
    <StepForm
      step={step}
      submitLabel={t('byMail.name.save')}
      after={
        !required && (
          <Button wide variant="quiet" onClick={() => onDone(user)}>
            {t('later')}
          </Button>
        )
      }
    >
      <p role="status">{t('byMail.name.lead')}</p>
      <TextField
        {...step.form.register('first_name')}
        dir="auto"
        autoComplete="given-name"
        label={t('firstName.label')}
        error={step.errorText((type) =>
          type === 'required'
            ? t('fault.firstName.required')
            : type === 'too_long'
              ? t('fault.firstName.tooLong', { count: maxNameLength })
              : t('fault.firstName.invalid'),
        )}
      />
    </StepForm>
  );
}
