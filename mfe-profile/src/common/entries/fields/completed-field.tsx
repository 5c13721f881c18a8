import { suggestCompanies } from '@jobharbor/shared/calls/company/suggest-companies';
import { listSkillNames } from '@jobharbor/shared/calls/config/list-skill-names';
import { suggestJobTitles } from '@jobharbor/shared/calls/config/suggest-job-titles';
import { suggestSchools } from '@jobharbor/shared/calls/config/suggest-schools';
import { useCall } from '@jobharbor/shared/remote';
import { TextField } from '@jobharbor/shared/ui';
import { useEffect, useId, useState } from 'react';
import type { Completion } from '../entry-kind.ts';
import type { ControlProps } from './select.tsx';

const waitMs = 200;

/** Text field with autocompletion from an API list in the page's language. Free text is allowed. */
export function CompletedField({ completion, onValue, ...texts }: ControlProps & { completion: Completion }) {
  const listId = useId();
  const names = useNames(completion, useSettled(texts.value.trim()));
  return (
    <>
      <TextField
        {...texts}
        dir="auto"
        autoComplete="off"
        list={listId}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

function useNames(completion: Completion, query: string): string[] {
  const isAsked = query.length > 0;
  const companies = useCall(
    suggestCompanies,
    { query: { query } },
    { enabled: completion === 'company' && isAsked },
  );
  const titles = useCall(
    suggestJobTitles,
    { query: { query } },
    { enabled: completion === 'title' && isAsked },
  );
  const skills = useCall(
    listSkillNames,
    {},
    { enabled: completion === 'skill', staleTime: Number.POSITIVE_INFINITY },
  );
  const schools = useCall(
    suggestSchools,
    { query: { query } },
    { enabled: completion === 'school' && isAsked },
  );
  const names = {
    company: () => companies.data?.companies.map(({ name }) => name),
    title: () => titles.data?.job_titles.map(({ value }) => value),
    school: () => schools.data?.schools.map(({ value }) => value),
    skill: () => skills.data?.skill_lists.map(({ value }) => value),
  }[completion]();
  return [...new Set(names)];
}

/** Debounced text. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), waitMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
