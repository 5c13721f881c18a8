import type { Me } from '@jobharbor/shared/contracts/jobseeker';
import { useErrorText, usePage } from '@jobharbor/shared/remote';
import { BuoyMotif, Button, Card, FailureCard, LiveRegion, Skeleton } from '@jobharbor/shared/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProfileTabs } from '../core/profile-tabs.tsx';
import { useMe } from '../core/use-me.ts';
import { useResumes } from '../core/use-resumes.ts';
import { AboutBlock } from '../features/edit-profile/about-block.tsx';
import type { ProfileField } from '../features/edit-profile/blocks.ts';
import { IntroBlock } from '../features/edit-profile/intro-block.tsx';
import { WorkBlock } from '../features/edit-profile/work-block.tsx';
import { Additions } from '../features/suggest-additions/additions.tsx';
import { missingParts } from '../features/suggest-additions/missing-parts.ts';

/** The profile as it reads, edited in place. */
export function ProfilePage() {
  const { t } = useTranslation('profile');
  const errorText = useErrorText();
  const me = useMe();
  usePage({ title: t('page.profile'), canonical: '/profile', robots: 'noindex' });
  return (
    <div className="jh-page jhp-page">
      <header className="jhp-head">
        <h1>{t('page.profile')}</h1>
        <p className="jh-quiet">{t('lead.profile')}</p>
      </header>
      <ProfileTabs />
      {me.data ? (
        <Profile key={me.data.id} me={me.data} />
      ) : me.isError ? (
        <FailureCard
          motif={<BuoyMotif />}
          title={t('failed.profile')}
          actions={
            <Button variant="primary" loading={me.isFetching} onClick={() => void me.refetch()}>
              {t('retry')}
            </Button>
          }
        >
          <p>{errorText(me.error)}</p>
        </FailureCard>
      ) : (
        <ProfileSkeleton />
      )}
    </div>
  );
}

function Profile({ me }: { me: Me }) {
  const resumes = useResumes();
  const [wanted, setWanted] = useState<{ field: ProfileField } | null>(null);
  return (
    <div className="jhp-profile">
      <IntroBlock me={me} wanted={wanted} />
      <Additions
        missing={missingParts(me, resumes.data?.resumes.length)}
        onAdd={(field) => setWanted({ field })}
      />
      <AboutBlock me={me} wanted={wanted} />
      <WorkBlock me={me} wanted={wanted} />
    </div>
  );
}

function ProfileSkeleton() {
  const { t } = useTranslation('profile');
  return (
    <div className="jhp-profile" aria-busy="true">
      <LiveRegion>{t('loading')}</LiveRegion>
      <Card padding="roomy" className="jhp-block">
        <div className="jhp-intro">
          <Skeleton shape="circle" />
          <div className="jhp-intro__words">
            <Skeleton shape="title" length="medium" />
            <Skeleton length="long" />
          </div>
        </div>
      </Card>
      <Card padding="roomy" className="jhp-block">
        <Skeleton shape="title" length="short" />
        <Skeleton />
        <Skeleton />
        <Skeleton length="medium" />
      </Card>
    </div>
  );
}
