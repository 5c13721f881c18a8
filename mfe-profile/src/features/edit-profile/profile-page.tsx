import type { Me } from '@jobharbor/shared/contracts/profile/jobseeker';
import { useResumes } from '@jobharbor/shared/domain/resumes';
import { CardError, lazyPart, useIsHydrated, usePage } from '@jobharbor/shared/remote';
import { Card, LiveRegion, Skeleton } from '@jobharbor/shared/ui';
import { type ComponentType, type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { EditingGuardProvider } from '../../common/entries/editing-guard.tsx';
import type { EntryKindName } from '../../common/entries/entry-kind.ts';
import { ProfileTabs } from '../../common/profile-tabs.tsx';
import { AboutSection } from './about-section.tsx';
import type { EditRequest } from './editable-section.tsx';
import type { AddRequest } from './entry-sections.tsx';
import { IntroSection } from './intro-section.tsx';
import { missingParts } from './missing-parts.ts';
import { ProfileSuggestions } from './profile-suggestions.tsx';
import { sections } from './sections.ts';
import { useProfile } from './use-profile.ts';
import '../../common/profile.css';
import './edit-profile.css';

const WorkSection = lazyPart(async () => (await import('./work-section.tsx')).WorkSection);
const PersonalSection = lazyPart(async () => (await import('./personal-section.tsx')).PersonalSection);
const EntrySections = lazyPart(async () => (await import('./entry-sections.tsx')).EntrySections);

/** Parts of the page from other features. */
export interface ProfilePageProps {
  /** The person's avatar; `name` gives the initials. */
  Picture: ComponentType<{ name: string }>;
  /** Generates the text of “About you”; `onAddEntry` opens the form of a kind of entry. */
  Summary: ComponentType<{ onAddEntry: (kind: EntryKindName) => void }>;
  /** What others wrote about the person. */
  References: ComponentType;
}

/** The person's own profile; its sections are edited in place. */
export function ProfilePage(parts: ProfilePageProps) {
  const { t } = useTranslation('profile');
  const me = useProfile();
  usePage({ title: t('page.profile'), canonical: '/profile', robots: 'noindex' });
  return (
    <div className="jh-page jhp-page">
      <header className="jhp-head">
        <h1>{t('page.profile')}</h1>
        <p className="jh-quiet">{t('lead.profile')}</p>
      </header>
      <ProfileTabs />
      {me.data ? (
        <Profile key={me.data.id} me={me.data} {...parts} />
      ) : me.isError ? (
        <CardError title={t('failed.profile')} error={me.error} retry={me} />
      ) : (
        <ProfileSkeleton />
      )}
    </div>
  );
}

/** A hash from another page, such as `/profile#work`, opens a section. */
function editRequestOf(hash: string): EditRequest | null {
  const field = Object.values(sections).find(({ name }) => hash === `#${name}`)?.fields[0];
  return field === undefined ? null : { field };
}

/** A hash such as `/profile#education` opens the form of a kind of entry; unknown ones are ignored. */
const addRequestOf = (hash: string): AddRequest | null =>
  hash === '' ? null : { kind: hash.slice(1) as EntryKindName, edits: hash === '#job_preference' };

function Profile({ me, Picture, Summary, References }: { me: Me } & ProfilePageProps) {
  const resumes = useResumes();
  const { hash } = useLocation();
  const [request, setRequest] = useState(() => editRequestOf(hash));
  const [addRequest, setAddRequest] = useState(() => addRequestOf(hash));
  const [missingKinds, setMissingKinds] = useState<readonly EntryKindName[] | null>(null);
  return (
    <EditingGuardProvider>
      <div className="jhp-profile">
        <IntroSection me={me} request={request} Picture={Picture} />
        <ProfileSuggestions
          isComplete={me.is_profile_completed}
          missing={missingParts(me, resumes.data?.resumes.length)}
          missingKinds={missingKinds}
          onAdd={(field) => setRequest({ field })}
          onAddEntry={(kind) => setAddRequest({ kind })}
        />
        <AboutSection me={me} request={request} />
        <LowerSection>
          <Summary onAddEntry={(kind) => setAddRequest({ kind, edits: kind === 'job_preference' })} />
        </LowerSection>
        <LowerSection>
          <WorkSection me={me} request={request} />
        </LowerSection>
        <LowerSection>
          <EntrySections request={addRequest} onMissing={setMissingKinds} />
        </LowerSection>
        <LowerSection>
          <References />
        </LowerSection>
        <LowerSection>
          <PersonalSection me={me} request={request} />
        </LowerSection>
      </div>
    </EditingGuardProvider>
  );
}

/**
 * A section below the first screen, with code of its own. The server renders its skeleton; in the browser it follows the
 * sections above in a render that input interrupts.
 */
function LowerSection({ children }: { children: ReactNode }) {
  const isDrawn = useDeferredValue(useIsHydrated(), false);
  if (!isDrawn) return <SectionSkeleton />;
  return <Suspense fallback={<SectionSkeleton />}>{children}</Suspense>;
}

function ProfileSkeleton() {
  const { t } = useTranslation('profile');
  return (
    <div className="jhp-profile" aria-busy="true">
      <LiveRegion>{t('loading')}</LiveRegion>
      <Card padding="roomy" className="jhp-section">
        <div className="jhp-intro">
          <Skeleton shape="circle" />
          <div className="jhp-intro__text">
            <Skeleton shape="title" length="medium" />
            <Skeleton length="long" />
          </div>
        </div>
      </Card>
      <SectionSkeleton />
    </div>
  );
}

function SectionSkeleton() {
  return (
    <Card padding="roomy" className="jhp-section">
      <Skeleton shape="title" length="short" />
      <Skeleton />
      <Skeleton />
      <Skeleton length="medium" />
    </Card>
  );
}
