/**
 * Who imports whom. Names are captured, so that a new package, remote or feature is guarded from birth. A test breaks
 * each rule with a fixture and asserts that it is caught.
 */
const workspaceTests = '\\.test\\.tsx?$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Files that import each other are one file, or lack a third.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-type-cycle',
      comment: 'The same with imports of types alone: the type that both need belongs in a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'remote-alone',
      comment: 'Shell and remotes meet through addresses, slots, the session and events: never by import.',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+|e2e/fixtures/[^/]+)/' },
      to: { path: '^(?:shell|mfe-[^/]+|api|demo|platform|platform-dashboard|e2e)/', pathNot: '^$1/' },
    },
    {
      name: 'feature-alone',
      comment: 'A feature imports neither another feature nor the app around it.',
      severity: 'error',
      from: { path: '^([^/]+)/src/features/([^/]+)/', pathNot: workspaceTests },
      to: { path: '^$1/src/(?:features/(?!$2/)|(?:app[a-z-]*|entry|server)\\.tsx|slots/)' },
    },
    {
      name: 'common-below-features',
      comment: 'What several features of a remote share knows none of them.',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/src/common/', pathNot: workspaceTests },
      to: { path: '^$1/src/(?:features/|slots/|(?:app[a-z-]*|entry|server)\\.tsx)' },
    },
    {
      name: 'shared-stands-on-nothing',
      comment: 'shared imports no other package of the workspace.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(?:shell|mfe-[^/]+|api|demo|platform|platform-dashboard|e2e)/' },
    },
    {
      name: 'domain-on-top',
      comment: 'The domain modules use the rest of shared; nothing in shared but its test helpers uses them.',
      severity: 'error',
      from: { path: '^shared/src/', pathNot: ['^shared/src/(?:domain|testing)/', workspaceTests] },
      to: { path: '^shared/src/domain/' },
    },
    {
      name: 'contracts-need-zod-only',
      comment: 'The contracts are read by everyone: they carry nothing but zod.',
      severity: 'error',
      from: { path: '^shared/src/contracts/', pathNot: workspaceTests },
      to: { pathNot: ['^shared/src/contracts/', 'node_modules/zod/'] },
    },
    {
      name: 'errors-need-nothing',
      comment: 'The error catalogue is read by browser and server alike.',
      severity: 'error',
      from: { path: '^shared/src/errors/', pathNot: workspaceTests },
      to: { pathNot: ['^shared/src/(?:errors|contracts)/', 'node_modules/zod/'] },
    },
    {
      name: 'api-knows-contracts-and-errors',
      comment: 'The API shares with the browser what is on the wire, and nothing else.',
      severity: 'error',
      from: { path: '^api/' },
      to: {
        path: '^(?:shell|mfe-[^/]+|demo|platform(?:-dashboard)?/|e2e|shared/src/(?!contracts/|draining/|errors/|brand/|http-server/|s3/|settings/|site-address/|tracing/|testing/(?:certificates|s3-server|span-receiver)\\.ts))',
      },
    },
    {
      name: 'api-layers',
      comment:
        'In the API, what serves every noun (database, events, files, HTTP, intake, search, sessions) knows none of them.',
      severity: 'error',
      from: {
        path: '^api/src/(?:config-lists|database|events|files|http|images|intake|mail|migrations|model|queue|search|secrets|session|taxonomy)/',
        pathNot: workspaceTests,
      },
      to: { path: '^api/src/(?:app|bench|cli|domain|import)/' },
    },
    {
      name: 'api-routes-are-registered-once',
      comment: 'The routes of a noun belong to the list of routes; other nouns use its rules and repository.',
      severity: 'error',
      from: { path: '^api/src/', pathNot: [workspaceTests, '^api/src/app/'] },
      to: { path: '^api/src/domain/[^/]+/[^/]*routes\\.ts$' },
    },
    {
      name: 'server-code-on-servers',
      comment:
        'The HTTP edge and its settings run on Node: gateway, API and demonstration use them, and nothing that a browser loads.',
      severity: 'error',
      from: {
        pathNot: ['^(?:api|demo|platform)/', '^shared/src/(?:http-server|s3|settings)/', workspaceTests],
      },
      to: { path: '^shared/src/(?:http-server|s3|settings)/' },
    },
    {
      name: 'demo-is-a-client',
      comment:
        'The demonstration uses the API over HTTP and as a source of jobs; of its sources it knows only that entry, the configuration lists and, in tests, the test helpers.',
      severity: 'error',
      from: { path: '^demo/' },
      to: {
        path: '^(?:shell|mfe-[^/]+|platform|e2e|api/src/(?!(?:config-lists/index|data-files/read-data|job-source/open-job-source)\\.ts|testing/)|shared/src/(?!contracts/|draining/end-with-parent\\.ts|employer-client/|errors/|settings/))',
      },
    },
    {
      name: 'platform-knows-no-screen',
      comment: 'The platform reads contracts and documents; what a page looks like is in the releases.',
      severity: 'error',
      from: { path: '^platform/' },
      to: {
        path: '^(?:shell|mfe-[^/]+|api|demo|platform-dashboard|e2e|shared/src/(?!contracts/|draining/|errors/|brand/|http-server/|s3/|settings/|site-address/|tracing/|testing/(?:certificates|s3-server|span-receiver)\\.ts|telemetry/beacon\\.ts|remote/(?:contract|discovery|federation-globals|fits-range|flag|locale|match-route|path-of-icon|remote-props|render-contract|taps)\\.ts))',
      },
    },
    {
      name: 'dashboard-knows-the-wire',
      comment:
        'The dashboard speaks to the platform over HTTP: it shares the forms of that, and nothing that runs.',
      severity: 'error',
      from: { path: '^platform-dashboard/' },
      to: {
        path: '^(?:shell|mfe-[^/]+|api|demo|e2e|platform/(?!src/contract/)|shared/src/(?!ui/|brand/|contracts/|testing/))',
      },
    },
    {
      name: 'e2e-stands-outside',
      comment: 'Journeys see the site as a browser does.',
      severity: 'error',
      from: { path: '^e2e/', pathNot: '^e2e/fixtures/' },
      to: {
        path: '^(?:shell|mfe-[^/]+|api|demo|platform|shared/src/(?!contracts/|telemetry/|testing/|brand/|remote/discovery))',
      },
    },
    {
      name: 'build-stays-out-of-bundles',
      comment: 'The build presets are for configuration files.',
      severity: 'error',
      from: { path: '^[^/]+/src/', pathNot: '^shared/src/build/' },
      to: { path: '^shared/src/build/' },
    },
    {
      name: 'tests-help-tests-only',
      comment: 'Test helpers do not ship.',
      severity: 'error',
      from: { pathNot: [workspaceTests, '^e2e/', '/testing/', '^api/src/bench/', '/vitest\\.config\\.ts$'] },
      to: { path: '^(?:shared|api)/src/testing/' },
    },
    {
      name: 'no-unresolved',
      comment: 'An import that resolves to nothing fails at run time at the latest.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)dist/|\\.css$' },
    combinedDependencies: true,
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      conditionNames: ['import', 'types', 'node', 'default'],
      exportsFields: ['exports'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
