import { act, cleanup } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import * as ui from './index.ts';

const nothing = () => {};
const texts = { label: 'Filter', closeLabel: 'Close' };

/** One of each, by name: a component that is exported and missing here fails the first test. */
const samples: Record<string, ReactElement> = {
  CompanyLogo: <ui.CompanyLogo company={{ id: 3, logo_url: null, identicon: 4711 }} />,
  Avatar: <ui.Avatar name="山田 太郎" src="/a.jpg" />,
  Badge: <ui.Badge tone="success">Open</ui.Badge>,
  BoatMotif: <ui.BoatMotif />,
  LazyMotif: <ui.LazyMotif name="buoy" />,
  Button: <ui.Button loading>Apply</ui.Button>,
  ButtonLink: <ui.ButtonLink href="/">Home</ui.ButtonLink>,
  BuoyMotif: <ui.BuoyMotif />,
  Card: <ui.Card as="article" selected />,
  CardLink: <ui.CardLink href="/">Nurse</ui.CardLink>,
  ChartMotif: <ui.ChartMotif />,
  Checkbox: <ui.Checkbox label="Remote" hint="From home" indeterminate />,
  Chip: <ui.Chip href="/">Nurse</ui.Chip>,
  Dialog: <ui.Dialog open={false} onClose={nothing} title="Sure?" closeLabel="Close" children="Yes" />,
  EmptyState: <ui.EmptyState title="Nothing yet" motif={<ui.ChartMotif />} />,
  FacingChart: <ui.FacingChart />,
  Facts: <ui.Facts facts={[{ term: 'Type', detail: 'Full-time' }]} />,
  FailureCard: <ui.FailureCard title="Failed" />,
  FieldFrame: <ui.FieldFrame label="Own">{(control) => <input {...control} />}</ui.FieldFrame>,
  FieldGroup: <ui.FieldGroup legend="Where" />,
  FileDrop: <ui.FileDrop label="Choose" hint="PDF" onFiles={nothing} />,
  FilterChip: <ui.FilterChip {...texts} children="Content" />,
  IconButton: <ui.IconButton label="Save" icon={<svg />} />,
  LighthouseMotif: <ui.LighthouseMotif />,
  LiveRegion: <ui.LiveRegion>128 jobs</ui.LiveRegion>,
  Logo: <ui.Logo name="JobHarbor" />,
  Menu: (
    <ui.Menu
      {...texts}
      trigger={<ui.Button>Menu</ui.Button>}
      children={<ui.MenuItem href="/">Home</ui.MenuItem>}
    />
  ),
  MenuHeading: <ui.MenuHeading>Countries</ui.MenuHeading>,
  MenuItem: <ui.MenuItem onClick={nothing}>Log out</ui.MenuItem>,
  MenuLine: <ui.MenuLine />,
  Notice: <ui.Notice title="Closed" />,
  Pagination: (
    <ui.Pagination
      label="Pages"
      page={3}
      pageCount={9}
      hrefFor={String}
      previousLabel="Previous"
      nextLabel="Next"
      pageLabel={String}
    />
  ),
  PasswordField: (
    <ui.PasswordField label="Password" showLabel="Show" hideLabel="Hide" autoComplete="new-password" />
  ),
  Popover: <ui.Popover {...texts} trigger={<ui.Button>Why</ui.Button>} children="Because" />,
  ProgressBar: <ui.ProgressBar label="Profile" value={3} max={5} valueText="3 of 5" />,
  Prose: <ui.Prose>Text</ui.Prose>,
  RadioGroup: (
    <ui.RadioGroup
      legend="Often"
      name="often"
      options={[{ value: 'day', label: 'Daily' }]}
      defaultValue="day"
    />
  ),
  SearchBox: (
    <ui.SearchBox
      label="Search"
      name="query"
      defaultValue="nurse"
      suggestions={[]}
      listLabel="Suggestions"
      clearLabel="Clear"
    />
  ),
  SelectField: <ui.SelectField label="Country" children={<option>PH</option>} />,
  Sheet: <ui.Sheet open={false} onClose={nothing} title="Filters" closeLabel="Close" children="Content" />,
  PageSkeleton: <ui.PageSkeleton />,
  Skeleton: <ui.Skeleton shape="title" length="short" />,
  SkipLink: <ui.SkipLink href="#main">Skip</ui.SkipLink>,
  Spinner: <ui.Spinner />,
  Switch: <ui.Switch label="Alerts" defaultChecked />,
  Tabs: <ui.Tabs label="My jobs" tabs={[{ href: '/saved', label: 'Saved', current: true }]} />,
  TextArea: <ui.TextArea label="About" counter={(text) => text.length} defaultValue="a" />,
  TextField: <ui.TextField label="Name" error="Required" />,
  TextLink: <ui.TextLink href="/">Home</ui.TextLink>,
  Timeline: (
    <ui.Timeline
      steps={[{ id: 'a', title: 'Applied', state: 'done' }]}
      stateLabels={{ done: 'd', current: 'c', next: 'n', stopped: 's' }}
    />
  ),
  Toast: <ui.Toast onDismiss={nothing} dismissLabel="Close" children="Saved" />,
  ToastRegion: <ui.ToastRegion label="Notifications" />,
  UploadStatus: <ui.UploadStatus fileName="cv.pdf" upload={{ status: 'success', text: '812 KB' }} />,
  VisuallyHidden: <ui.VisuallyHidden>Hidden</ui.VisuallyHidden>,
};

beforeAll(() => {
  // React reports hydration mismatches through `act` only if this is set.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
afterEach(cleanup);

it('has a sample of every component that is exported', () => {
  const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));
  expect(Object.keys(samples).sort()).toEqual(components.sort());
});

it.each(Object.entries(samples))(
  'shows %s from the server and takes it over without a mismatch',
  async (_, sample) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(nothing);
    const recovered = vi.fn();
    const place = document.createElement('div');
    place.innerHTML = renderToString(sample);
    // A strict content security policy drops inline style attributes.
    expect(place.querySelector('[style]')).toBeNull();

    const root = await act(async () => hydrateRoot(place, sample, { onRecoverableError: recovered }));
    expect(recovered).not.toHaveBeenCalled();
    expect(complaints).not.toHaveBeenCalled();
    await act(async () => root.unmount());
    complaints.mockRestore();
  },
);
