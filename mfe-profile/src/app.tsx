import { lazyPart, PageSuspense, useFlag } from '@jobharbor/shared/remote';
import { PageSkeleton } from '@jobharbor/shared/ui';
import { Route, Routes } from 'react-router-dom';
import { ChangeAvatar } from './features/change-avatar/change-avatar.tsx';
import { ProfilePage } from './features/edit-profile/profile-page.tsx';

// Lazy: below the first screen, and imports the client of event streams.
const WriteSummary = lazyPart(
  async () => (await import('./features/write-summary/write-summary.tsx')).WriteSummary,
);

const VideoResumes = lazyPart(
  async () => (await import('./features/video-resume/video-resumes.tsx')).VideoResumes,
);

/** Lazy: not loaded if its feature flag is off. */
const Videos = () => (useFlag('videoResumes') === false ? null : <VideoResumes />);

const ResumePage = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "resumes" */ './features/manage-resumes/resume-page.tsx')).ResumePage,
);

const RefreshCard = lazyPart(
  async () => (await import('./features/refresh-resume/refresh-card.tsx')).RefreshCard,
);

const AccountSettingsPage = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "settings" */ './features/manage-account/account-settings-page.tsx'))
      .AccountSettingsPage,
);

const ReferencesSection = lazyPart(
  async () => (await import('./features/ask-for-references/references-section.tsx')).ReferencesSection,
);

const WriteReferencePage = lazyPart(
  async () => (await import('./features/write-reference/write-reference-page.tsx')).WriteReferencePage,
);

const StopPage = lazyPart(async () => (await import('./features/write-reference/stop-page.tsx')).StopPage);

const PointsPage = lazyPart(
  async () => (await import('./features/manage-points/points-page.tsx')).PointsPage,
);

const SecondFactorPage = lazyPart(
  async () => (await import('./features/manage-account/sign-in/second-factor-page.tsx')).SecondFactorPage,
);

const BuildResumePage = lazyPart(
  async () => (await import('./features/build-resume/build-resume-page.tsx')).BuildResumePage,
);

const FitToJob = lazyPart(async () => (await import('./features/fit-to-job/fit-to-job.tsx')).FitToJob);

const CompleteProfilePage = lazyPart(
  async () => (await import('./features/complete-profile/complete-profile-page.tsx')).CompleteProfilePage,
);

const ResumeSlot = lazyPart(
  async () => (await import('./features/manage-resumes/resume-slot.tsx')).ResumeSlot,
);

const ReadResumePage = lazyPart(
  async () => (await import('./features/read-resume/read-resume-page.tsx')).ReadResumePage,
);

const AnalysisPanel = lazyPart(
  async () => (await import('./features/read-resume/analysis-panel.tsx')).AnalysisPanel,
);

const OnboardingProposals = lazyPart(
  async () => (await import('./features/read-resume/onboarding-proposals.tsx')).OnboardingProposals,
);

const WithoutResume = lazyPart(
  async () => (await import('./features/without-resume/without-resume.tsx')).WithoutResume,
);

/** The upload of the onboarding, which has no list of files beside it, and the ways without a file. */
const OnboardingUpload = () => (
  <>
    <ResumeSlot showsNewest />
    <WithoutResume />
  </>
);

export function App() {
  return (
    <PageSuspense fallback={<PageSkeleton />}>
      <Routes>
        <Route
          path="/profile"
          element={
            <ProfilePage Picture={ChangeAvatar} Summary={WriteSummary} References={ReferencesSection} />
          }
        />
        <Route
          path="/resume"
          element={<ResumePage Videos={Videos} Analysis={AnalysisPanel} Refresh={RefreshCard} />}
        />
        <Route path="/resume/:id/fill" element={<ReadResumePage />} />
        <Route path="/resume-templates" element={<BuildResumePage FitToJob={FitToJob} />} />
        <Route path="/account-settings" element={<AccountSettingsPage />} />
        <Route path="/reference" element={<WriteReferencePage />} />
        <Route path="/reference/stop" element={<StopPage />} />
        <Route path="/points" element={<PointsPage />} />
        <Route path="/two-step-sign-in" element={<SecondFactorPage />} />
        {['/jobseeker-complete-profile', '/jobseeker-complete-profile/:token'].map((path) => (
          <Route
            key={path}
            path={path}
            element={<CompleteProfilePage ResumeUpload={OnboardingUpload} Proposals={OnboardingProposals} />}
          />
        ))}
        {/* The address changes to the next page's before its remote replaces this one: render nothing meanwhile. */}
        <Route path="*" element={null} />
      </Routes>
    </PageSuspense>
  );
}
