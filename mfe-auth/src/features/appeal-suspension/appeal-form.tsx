import { appealSuspension } from '@jobharbor/shared/calls/auth/appeal-suspension';
import { appealLength, suspensionAppeal } from '@jobharbor/shared/contracts/sign-in/suspension';
import { deleteDraft, readDraft, saveDraft, schemaResolver } from '@jobharbor/shared/forms';
import { sendCall } from '@jobharbor/shared/http';
import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale, useRemote } from '@jobharbor/shared/remote';
import { Notice, TextArea } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { StepForm } from '../../common/steps/step-form.tsx';
import { useStepForm } from '../../common/steps/use-step-form.ts';

interface AppealValues {
  text: string;
}

const resolver = schemaResolver<AppealValues, AppealValues>(z.object({ text: suspensionAppeal.shape.text }));

/** A draft per device: nobody is signed in, and the link's token must not be stored. */
const draftKey = 'appeal';

export interface AppealFormProps {
  token: string;
  reason: string;
  /** Text of the previous appeal. */
  sent: string | null;
}

/** Reason of the suspension and the form to appeal, with a draft on the device until it is sent. */
export function AppealForm({ token, reason, sent }: AppealFormProps) {
  const { t } = useTranslation('auth');
  const { tag } = useLocale();
  const { http, now } = useRemote();
  const [isDone, setDone] = useState(sent !== null);
  const step = useStepForm<AppealValues>({
    field: 'text',
    defaultValues: { text: readDraft(draftKey, z.string(), now) ?? sent ?? '' },
    resolver,
    async send({ text }) {
      await sendCall(http, appealSuspension, { body: { token, text } });
      deleteDraft(draftKey);
      setDone(true);
    },
  });
  const max = formatNumber(tag, appealLength);
  return (
    <StepForm step={step} submitLabel={t('appeal.submit')}>
      <div>
        <p className="jh-quiet jh-small">{t('appeal.reason')}</p>
        <p dir="auto">{reason}</p>
      </div>
      <div role="status">{isDone && <Notice tone="success">{t('appeal.done')}</Notice>}</div>
      <TextArea
        {...step.form.register('text', {
          onChange: ({ target }) => {
            setDone(false);
            saveDraft(draftKey, target.value, Date.now());
          },
        })}
        dir="auto"
        rows={6}
        label={t('appeal.label')}
        error={step.errorText((type) =>
          type === 'too_long' ? t('appeal.fault.tooLong', { max }) : t('appeal.fault.required'),
        )}
      />
    </StepForm>
  );
}
