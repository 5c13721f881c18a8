import type { Resume } from '@jobharbor/shared/contracts/jobseeker';
import { toAppError } from '@jobharbor/shared/errors';
import { useErrorText, useRemote } from '@jobharbor/shared/remote';
import { Button, isComposing, TextField } from '@jobharbor/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeResumes } from '../../core/use-resumes.ts';
import { renameResume } from './api/rename-resume.ts';

/** A new name for a résumé: Enter saves, Escape leaves it as it was. */
export function RenameForm({ resume, onDone }: { resume: Resume; onDone: () => void }) {
  const { t } = useTranslation('profile');
  const { http } = useRemote();
  const errorText = useErrorText();
  const changeResumes = useChangeResumes();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(resume.filename);
  const [isEmpty, setEmpty] = useState(false);
  const rename = useMutation({
    mutationFn: () => renameResume(http, resume.id, name.trim()),
    onSuccess: (renamed) => {
      changeResumes((list) => list.map((one) => (one.id === renamed.id ? renamed : one)));
      onDone();
    },
    onError: () => field.current?.focus(),
  });

  // The name without its ending: that is what one wants to change.
  useEffect(() => {
    const { current } = field;
    if (!current) return;
    const dot = current.value.lastIndexOf('.');
    current.focus();
    current.setSelectionRange(0, dot > 0 ? dot : current.value.length);
  }, []);

  const save = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (rename.isPending) return;
    setEmpty(name.trim() === '');
    if (name.trim() === resume.filename) return onDone();
    if (name.trim() !== '') rename.mutate();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
    if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
  };
  const refusal = rename.error && (toAppError(rename.error).fields.filename?.[0] ?? errorText(rename.error));
  return (
    <form noValidate className="jhp-rename" onSubmit={save} onKeyDown={onKeyDown}>
      <TextField
        ref={field}
        dir="auto"
        label={t('rename.label')}
        autoComplete="off"
        value={name}
        error={isEmpty ? t('fault.required') : refusal}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div className="jh-inline">
        <Button
          type="submit"
          variant="primary"
          size="small"
          loading={rename.isPending}
          loadingLabel={t('saving')}
        >
          {t('save')}
        </Button>
        <Button size="small" variant="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
