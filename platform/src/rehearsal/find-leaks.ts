import { federationGlobals } from '@jobharbor/shared/remote/federation-globals';
import type { Retained } from './measure-retained.ts';
import { largestGrowth } from './read-heap.ts';
import type { HandleCounts } from './tracked-page.ts';

export interface Rounds {
  /** Before the first mount. */
  before: HandleCounts;
  early: Retained;
  late: Retained;
  /** Mounts between `early` and `late`. */
  between: number;
  /** The shell's reports of the changes that it reverted: `page-changed …`, `elements-left …` and `lease-left …`. */
  reports?: readonly string[];
}

const kibibyte = 1024;

/** Tolerated heap growth between the early and the late round: filling caches, interned strings. */
const heapTolerance = { share: 0.01, bytes: 32 * kibibyte };
/** Minimum count of a leak: one for each mount would be 15; fewer are a filling cache or a timer. */
const minCount = 5;

/** Leaks as sentences: what, where, and how to fix it. `where` is “the page /jobs of mfe-search”. */
export function findLeaks(where: string, rounds: Rounds): string[] {
  const found = readRounds(rounds);
  return [
    ...listenersIn(found, rounds),
    ...openIn(found, rounds),
    ...globalsIn(found, rounds),
    ...leftInDocument(found),
    ...changesOfPage(found, rounds),
    ...found
      .reported('lease-left')
      .map(
        (reason) =>
          `keeps its lease “${reason}” after unmounting. Release it when the component is unmounted; in the site the shell ends it.`,
      ),
    ...memoryIn(found, rounds),
  ].map((sentence) => `${where} ${sentence}`);
}

type Tracked = 'listeners' | 'timers' | 'handles' | 'elements' | 'styles';
type Found = ReturnType<typeof readRounds>;

const isCookie = (name: string) => name.startsWith('the cookie ');

function readRounds({ before, early, late, reports = [] }: Rounds) {
  /** The shell removes leftovers, so its reports count as leaks. */
  const reported = (kind: string) => [
    ...new Set(
      reports.flatMap((text) => (text.startsWith(`${kind} `) ? text.slice(kind.length + 1).split(',') : [])),
    ),
  ];
  const grown = (key: Tracked) =>
    Object.entries(late.tracked[key])
      .map(([what, count]) => ({ what, by: count - (early.tracked[key][what] ?? 0) }))
      .filter(({ by }) => by >= minCount);
  const leftOver = (key: 'elements' | 'styles') =>
    Object.entries(late.tracked[key])
      .filter(([what, count]) => count > (before[key][what] ?? 0) && !isReleased(what))
      .map(([what]) => what);
  const isGlobal = (name: string) => /^[\w$]+$/.test(name) && !before.globals.includes(name);
  const elements = [...new Set([...leftOver('elements'), ...reported('elements-left').map(inBody)])];
  return { reported, grown, leftOver, isGlobal, changed: reported('page-changed'), elements };
}

function listenersIn({ grown }: Found, { early, late, between }: Rounds): string[] {
  const listeners = grown('listeners');
  const natives = late.listeners - early.listeners;
  if (listeners.length === 0 && natives >= between)
    return [
      `leaks listeners: ${natives} more after ${between} mounts, on elements or objects that are still held. Remove them at unmount, or let go of what holds their elements.`,
    ];
  return listeners.map(
    ({ what, by }) =>
      `leaks listeners: ${by} more of ${what} after ${between} mounts. Remove it when the component is unmounted (return the removal from the effect that adds it).`,
  );
}

const openIn = ({ grown }: Found, { between }: Rounds): string[] => [
  ...grown('timers').map(
    ({ what, by }) =>
      `leaks timers: ${by} more of ${what} still run after ${between} mounts. Clear it when the component is unmounted.`,
  ),
  ...grown('handles').map(
    ({ what, by }) =>
      `leaves open: ${by} more of ${what} after ${between} mounts. Disconnect, close, end or abort it when the component is unmounted.`,
  ),
];

function globalsIn({ changed, isGlobal }: Found, { before, late }: Rounds): string[] {
  const added = late.tracked.globals.filter(
    (name) => !before.globals.includes(name) && !federationGlobals.test(name),
  );
  const globals = [...new Set([...added, ...changed.filter(isGlobal)])];
  if (globals.length === 0) return [];
  return [
    `leaves the globals ${globals.slice(0, 8).join(', ')} on window. Keep state in modules or in the component; other remotes see every global.`,
  ];
}

const leftInDocument = ({ leftOver, elements }: Found): string[] => [
  ...leftOver('styles').map(
    (what) =>
      `leaves styles behind: ${what}. Import styles in the entry, so that the shell links them, or take them away at unmount.`,
  ),
  ...elements.map(
    (what) =>
      `leaves DOM behind: ${what} stands outside the outlet after unmounting. Take away at unmount what was put there.`,
  ),
];

/** State shared by all remotes or by the whole page: attributes, storage, cookies, built-in objects. */
function changesOfPage({ changed, isGlobal }: Found, { before, late }: Rounds): string[] {
  const foreign = changed.filter((name) => !isGlobal(name) && !isCookie(name));
  // A cookie set before the shell's guard is seen by the trackers; of one that the guard refuses comes the report.
  const cookies = [...late.tracked.cookies.map((name) => `the cookie ${name}`), ...changed.filter(isCookie)];
  const left = [
    ...changedInPage(before.page, late.tracked.page),
    ...late.tracked.builtIns.filter((name) => !before.builtIns.includes(name)),
    ...new Set(cookies),
  ].filter((name) => !foreign.includes(name));
  const said: string[] = [];
  if (foreign.length > 0)
    said.push(
      `changes ${foreign.slice(0, 8).join(', ')}, which all remotes rely on. Keep to the own element; in the site the shell puts it back after each mount and unmount.`,
    );
  if (left.length > 0)
    said.push(
      `leaves changed what is of the whole page: ${left.slice(0, 24).join(', ')}. Keep to the own element, and to storage under the remote’s names.`,
    );
  return said;
}

/** Open handles are reported by name, so the objects that they retain are excluded from the memory check. */
function memoryIn({ elements, grown }: Found, { early, late, between }: Rounds): string[] {
  const said: string[] = [];
  const nodes = late.nodes - early.nodes;
  if (nodes >= between && elements.length === 0)
    said.push(
      `leaks DOM: ${nodes} more nodes are held after ${between} mounts, though none of them is in the page. Look for elements kept in modules, closures of listeners, or caches.`,
    );
  const allowed = Math.max(heapTolerance.bytes, early.heap.bytes * heapTolerance.share);
  if (late.heap.bytes - early.heap.bytes > allowed && grown('handles').length === 0) {
    const [from, to, limit] = [early.heap.bytes, late.heap.bytes, allowed].map((bytes) =>
      Math.round(bytes / kibibyte),
    );
    const most = largestGrowth(early.heap, late.heap, between).join(', ') || 'nothing with a name of its own';
    said.push(
      `leaks memory: what the page holds has grown from ${from} to ${to} KB in ${between} mounts, of which ${limit} KB are allowed: ${most}. Look for lists and caches in modules that every mount adds to.`,
    );
  }
  return said;
}

/** Changed title, attributes and style sheets; sheets of the release are ignored. */
const changedInPage = (before: Record<string, string>, late: Record<string, string>): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(late)])].filter(
    (name) => before[name] !== late[name] && (name in before || !name.startsWith('the rules of ')),
  );

/** As the tracker describes an element. */
const inBody = (element: string) => `<${element}> in <body>`;

/** Styles of a release are linked once and stay, in their layer, for the next mount. */
const isReleased = (style: string): boolean => style.startsWith('the link to /assets/');
