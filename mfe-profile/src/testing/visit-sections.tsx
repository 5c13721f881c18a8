import { screen, within } from '@testing-library/react';
import { EditingGuardProvider } from '../common/entries/editing-guard.tsx';
import type { EntryKind } from '../common/entries/entry-kind.ts';
import { EntrySection } from '../common/entries/entry-section.tsx';
import { workExperiences } from '../common/entries/kinds/work-experience.tsx';
import { type VisitOptions, visit } from './render-profile.tsx';

/** Some of the page's sections, which are quicker to search than all of them. */
export const visitSections = (kinds: readonly EntryKind[], options: VisitOptions = {}) =>
  visit('/profile', {
    ...options,
    Slot: () => (
      <EditingGuardProvider>
        {kinds.map((kind) => (
          <EntrySection key={kind.name} kind={kind} />
        ))}
      </EditingGuardProvider>
    ),
  });

/** The section of work experience. */
export const work = () => screen.findByRole('region', { name: 'Work experience' });
/** Queries within a section. */
export const part = async (name: string) => within(await screen.findByRole('region', { name }));

/** Opens the form for another work experience, and fills in the required fields. */
export async function addWork(options: VisitOptions = {}, kinds = [workExperiences]) {
  const page = visitSections(kinds, options);
  await page.press('Add work experience');
  const form = within(await screen.findByRole('form', { name: 'Add work experience' }));
  const type = async (name: string | RegExp, text: string) => {
    const input = form.getByLabelText<HTMLInputElement>(name);
    await page.person.clear(input);
    await page.person.type(input, text);
  };
  const typeMonth = async (name: string, text: string) => {
    const year = within(form.getByRole('group', { name })).getByRole('textbox', { name: 'Year' });
    await page.person.clear(year);
    await page.person.click(year);
    await page.person.paste(text);
  };
  return {
    ...page,
    form,
    type,
    typeMonth,
    save: () => page.person.click(form.getByRole('button', { name: 'Save' })),
  };
}

export async function fillWorkForm(page: Awaited<ReturnType<typeof addWork>>) {
  await page.type(/^Job title/, 'Barista');
  await page.type(/^Company/, 'Beans & Co');
  await page.typeMonth('Start', '٠٥/٢٠٢٣');
  await page.typeMonth('End', '2024年6月');
}
