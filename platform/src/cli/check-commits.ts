import { projectFolder } from '../settings.ts';
import { checkSubject } from '../verify/check-subject.ts';
import { subjectsHere } from '../verify/commits-here.ts';

for (const { commit, subject } of subjectsHere(projectFolder)) {
  const problems = checkSubject(subject);
  if (problems.length === 0) continue;
  console.error([`${commit} ${subject}`, ...problems.map((problem) => `  ${problem}`)].join('\n'));
  process.exitCode = 1;
}
if (process.exitCode) console.error('\nTo reword commits: git rebase --interactive, then "reword" for each.');
