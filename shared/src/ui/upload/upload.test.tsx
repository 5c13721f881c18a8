import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { FileDrop } from './file-drop.tsx';
import { UploadStatus } from './upload-status.tsx';

afterEach(cleanup);

const cv = new File(['%PDF-'], 'cv.pdf', { type: 'application/pdf' });

it('takes a chosen file, and the same one again after a failure', async () => {
  const take = vi.fn();
  render(<FileDrop label="Choose a résumé" hint="PDF, up to 5 MB" onFiles={take} />);
  const input = screen.getByLabelText(/Choose a résumé/);
  await userEvent.upload(input, cv);
  await userEvent.upload(input, cv);
  expect(take.mock.calls).toEqual([[[cv]], [[cv]]]);
});

it('takes one dropped file where one is wanted', () => {
  const take = vi.fn();
  render(<FileDrop label="Choose a résumé" onFiles={take} />);
  const area = screen.getByText('Choose a résumé').closest('label') as HTMLElement;
  fireEvent.dragOver(area);
  expect(area.dataset.over).toBe('true');
  fireEvent.drop(area, { dataTransfer: { files: [cv, new File([''], 'b.pdf')] } });
  expect(take).toHaveBeenCalledWith([cv]);
  expect(area.dataset.over).toBe('false');
});

it('can be cancelled while it runs, and retried when it failed', async () => {
  const cancel = vi.fn();
  const retry = vi.fn();
  const { rerender } = render(
    <UploadStatus
      fileName="cv.pdf"
      upload={{
        status: 'uploading',
        text: 'Uploading, 62%',
        percent: 62,
        cancelLabel: 'Cancel',
        onCancel: cancel,
      }}
    />,
  );
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Uploading, 62%' }).value).toBe(62);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(cancel).toHaveBeenCalledTimes(1);

  const reason = 'The file has 7.2 MB; the limit is 5 MB.';
  rerender(
    <UploadStatus
      fileName="cv.pdf"
      upload={{ status: 'failed', reason, retryLabel: 'Try again', onRetry: retry }}
    />,
  );
  expect(screen.getByRole('status').textContent).toBe(reason);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
