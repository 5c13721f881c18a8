import { previewResume } from '@jobharbor/shared/calls/jobseeker-resumes/preview-resume';
import { answer, refuse } from '@jobharbor/shared/testing/server';
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { visit } from '../../testing/render-profile.tsx';

describe('a person who has a résumé', () => {
  it('looks at the pages of a PDF, and at their text', async () => {
    const { press } = visit('/resume', {
      answers: [
        answer(previewResume, () => ({
          pages: 2,
          lines: [
            { page: 1, kind: 'text' as const, text: 'Amihan Cruz' },
            { page: 2, kind: 'item' as const, text: '• Latte art' },
          ],
        })),
      ],
    });
    await press('Show cv.pdf');
    const page = await screen.findByRole('img', { name: 'Page 1 of 2' });
    expect(page.getAttribute('src')).toBe('/api/jobseeker/resumes/1/pages/1');
    screen.getByText('Amihan Cruz');
    act(() => void page.dispatchEvent(new Event('error')));
    await screen.findByText('Page 1 of 2 did not load.');
    await press('Try again');
    screen.getByRole('img', { name: 'Page 1 of 2' });
  });

  it('reads the text of a Word file, and why one cannot be shown', async () => {
    const { press, server } = visit('/resume', {
      answers: [refuse(previewResume, 41281, { message: 'We could not read it.' })],
    });
    await press('Show cv.pdf');
    await screen.findByText('We could not read it.');
    server.use(
      answer(previewResume, () => ({
        pages: 0,
        lines: [{ page: null, kind: 'heading' as const, text: 'Work' }],
      })),
    );
    await press('Try again');
    await screen.findByRole('heading', { name: 'Work' });
    expect(screen.queryByRole('img')).toBeNull();
  });
});
