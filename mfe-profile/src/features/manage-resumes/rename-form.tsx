import { renameResume } from '@jobharbor/shared/calls/jobseeker-resumes/rename-resume';
import type { Resume } from '@jobharbor/shared/contracts/profile/jobseeker';
import { useUpdateResumes } from '@jobharbor/shared/domain/resumes';
import { toAppError } from '@jobharbor/shared/errors';
import { preventComposingSubmit, schemaResolver } from '@jobharbor/shared/forms';
import { useErrorText, useSendOnce } from '@jobharbor/shared/remote';
import { Button, TextField } from '@jobharbor/shared/ui';
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';

/** The API cleans and limits the name, and says why it refuses one. */
const renameForm = z.object({ filename: z.string().check(z.trim(), z.minLength(1)) });
type RenameValues = z.infer<typeof renameForm>;

/** Renames a résumé: Enter saves, Escape cancels. */
export function RenameForm({ resume, onDone }: { resume: Resume; onDone: () => void }) {
  const { t } = useTranslation('profile');
  const errorText = useErrorText();
  const updateResumes = useUpdateResumes();
  const form = useForm<RenameValues>({
    defaultValues: { filename: resume.filename },
    resolver: schemaResolver<RenameValues, RenameValues>(renameForm),
  });
  const { ref, ...field } = form.register('filename');
  const input = useNameSelection();
  const rename = useSendOnce(renameResume, {
    onSuccess: ({ resume: renamed }) => {
      updateResumes((list) => list.map((listed) => (listed.id === renamed.id ? renamed : listed)));
      onDone();
    },
    onError: () => form.setError('filename', { type: 'server' }, { shouldFocus: true }),
  });

  const submit = form.handleSubmit(({ filename }) => {
    if (filename === resume.filename) onDone();
    else rename.sendOnce({ params: { id: resume.id }, body: { filename } });
  });
  const onSubmit = (event: FormEvent) => {
    // In a slot, a form of the host may surround this one and must not receive the event.
    event.stopPropagation();
    void submit(event);
  };

  const { filename: error } = form.formState.errors;
  const message =
    error?.type === 'server'
      ? (toAppError(rename.error).fields.filename?.[0] ?? errorText(rename.error))
      : error && t('fault.required');
  return (
    <form noValidate className="jhp-rename" onSubmit={onSubmit} onKeyDown={cancelOnEscape(onDone)}>
      <TextField
        {...field}
        ref={(element: HTMLInputElement | null) => {
          ref(element);
          input.current = element;
        }}
        dir="auto"
        label={t('rename.label')}
        autoComplete="off"
        error={message}
      />
      <RenameButtons isSaving={rename.isPending} onCancel={onDone} />
    </form>
  );
}

function RenameButtons({ isSaving, onCancel }: { isSaving: boolean; onCancel: () => void }) {
  const { t } = useTranslation('profile');
  return (
    <div className="jh-inline">
      <Button type="submit" variant="primary" size="small" loading={isSaving} loadingLabel={t('saving')}>
        {t('save')}
      </Button>
      <Button size="small" variant="quiet" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}

const cancelOnEscape = (onCancel: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Escape') onCancel();
  preventComposingSubmit(event);
};

/** Input that is focused at first, with its name selected up to the extension. */
function useNameSelection() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current } = input;
    if (!current) return;
    const dot = current.value.lastIndexOf('.');
    current.focus();
    current.setSelectionRange(0, dot > 0 ? dot : current.value.length);
  }, []);
  return input;
}
