import base from './.dependency-cruiser.mjs';

/**
 * The rule on circles of folders has a run of its own, because a rule about folders sees every file of the run. A test
 * may import a helper that imports the folder under test.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-folder-cycle',
      comment: 'Folders that import each other, types included, cannot be read or changed one at a time.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...base.options,
    metrics: true,
    exclude: { path: `${base.options.exclude.path}|\\.test\\.tsx?$|(?:^|/)testing/` },
  },
};
