import { deleteDraft, preventComposingSubmit, readDraft, saveDraft } from '@jobharbor/shared/forms';
import { formatNumber } from '@jobharbor/shared/i18n';
import { useLocale, useNow, useSession } from '@jobharbor/shared/remote';
import { Button, Notice } from '@jobharbor/shared/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { EntryValues } from '../../common/entries/entry-kind.ts';
import { FieldControl } from '../../common/entries/fields/field-control.tsx';
import { useUnsavedDraft } from '../../common/use-unsaved-draft.ts';
import { Dictation } from './dictation.tsx';
import { questions } from './questions.ts';

const draftSchema = z.object({ at: z.int(), answers: z.record(z.string(), z.string()) });

/**
 * Six questions, one at a time. Answers are stored on the device, and may be left out, but not all of them: `onDone` says
 * whether they propose anything.
 */
export function Interview({ onDone }: { onDone: (answers: EntryValues) => boolean }) {
  const { t } = useTranslation('profile');
  const { tag, country } = useLocale();
  const { user } = useSession();
  const now = useNow();
  const key = `interview:${user?.id ?? 0}`;
  const [{ at, answers }, setState] = useState(
    () => readDraft(key, draftSchema, now) ?? { at: 0, answers: {} },
  );
  const [isUnanswered, setUnanswered] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const hasAnswers = Object.values(answers).some((answer) => answer !== '');
  useUnsavedDraft(hasAnswers, key);
  const isFirst = useRef(true);
  useEffect(() => {
    if (at >= 0 && !isFirst.current) form.current?.querySelector<HTMLElement>('h4')?.focus();
    isFirst.current = false;
  }, [at]);

  const update = (next: { at: number; answers: EntryValues }) => {
    setUnanswered(false);
    setState(next);
    saveDraft(key, next, Date.now());
  };
  const change = (changed: EntryValues) => update({ at, answers: { ...answers, ...changed } });
  const question = questions[at] ?? questions[0];
  const isLast = at >= questions.length - 1;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isLast) return update({ at: at + 1, answers });
    if (!onDone(answers)) return setUnanswered(true);
    deleteDraft(key);
    setState({ at: 0, answers: {} });
  };
  const shown = question.fields.filter((field) => !('when' in field) || (field.when?.(answers) ?? true));
  const [spoken] = shown;
  return (
    <form ref={form} noValidate className="jh-stack" onSubmit={submit} onKeyDown={preventComposingSubmit}>
      <div>
        <p className="jh-quiet jh-small">
          {t('interview.position', {
            number: formatNumber(tag, at + 1),
            total: formatNumber(tag, questions.length),
          })}
        </p>
        <h4 tabIndex={-1}>{t(`interview.question.${question.key}`)}</h4>
      </div>
      {shown.map((field) => (
        <FieldControl
          key={field.name}
          field={field}
          value={answers[field.name] ?? ''}
          country={country.key}
          error={undefined}
          onChange={change}
        />
      ))}
      {question.key === 'skills' && <p className="jh-quiet jh-small">{t('interview.skillsHint')}</p>}
      {spoken?.type === 'text' && (
        <Dictation key={question.key} onText={(text) => change({ [spoken.name]: text })} />
      )}
      {isUnanswered && (
        <Notice tone="attention" role="alert">
          {t('interview.unanswered')}
        </Notice>
      )}
      <div className="jh-inline">
        <Button type="submit" variant="primary">
          {isLast ? t('interview.done') : t('onboarding.next')}
        </Button>
        {at > 0 && (
          <Button variant="quiet" onClick={() => update({ at: at - 1, answers })}>
            {t('onboarding.back')}
          </Button>
        )}
      </div>
    </form>
  );
}
