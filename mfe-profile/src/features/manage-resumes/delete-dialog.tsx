import { deleteResume } from '@jobharbor/shared/contracts/calls/delete-resume';
import type { Resume } from '@jobharbor/shared/contracts/jobseeker';
import { useUpdateResumes } from '@jobharbor/shared/domain/resumes';
import { errorCode, hasCode } from '@jobharbor/shared/errors';
import { type HttpClient, sendCall } from '@jobharbor/shared/http';
import { useErrorText, useRemote } from '@jobharbor/shared/remote';
import { Button, Dialog, Notice } from '@jobharbor/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

export interface DeleteDialogProps {
  /** The résumé to delete; null while the dialog is closed. */
  resume: Resume | null;
  onClose: () => void;
  onDeleted: (resume: Resume) => void;
}

/** Confirmation before a résumé is deleted; explains what happens to applications that were sent with it. */
export function DeleteDialog({ resume, onClose, onDeleted }: DeleteDialogProps) {
  const { t } = useTranslation('profile');
  const { http } = useRemote();
  const errorText = useErrorText();
  const updateResumes = useUpdateResumes();
  const remove = useMutation({
    mutationFn: ({ id }: Resume) => deleteIfExists(http, id),
    onSuccess: (_, deleted) => {
      updateResumes((list) => list.filter(({ id }) => id !== deleted.id));
      onDeleted(deleted);
    },
  });
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <Dialog
      open={resume !== null}
      onClose={close}
      title={t('delete.title')}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button data-autofocus onClick={close}>
            {t('delete.keep')}
          </Button>
          <Button
            variant="danger"
            loading={remove.isPending}
            loadingLabel={t('delete.deleting')}
            onClick={() => resume && remove.mutate(resume)}
          >
            {t('delete.confirm')}
          </Button>
        </>
      }
    >
      <div className="jh-stack jh-gap-3">
        <p>
          <strong>
            <bdi>{resume?.filename}</bdi>
          </strong>
        </p>
        <p>{t('delete.text')}</p>
        {remove.isError && (
          <Notice tone="danger" role="alert">
            {errorText(remove.error)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

/** Deletes a résumé; succeeds when another tab has deleted it already. */
async function deleteIfExists(http: HttpClient, id: number): Promise<void> {
  try {
    await sendCall(http, deleteResume, { params: { id } });
  } catch (error) {
    if (!hasCode(error, errorCode.notFound)) throw error;
  }
}
