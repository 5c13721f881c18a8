/** Prints the usage, or runs the command; a failure is printed as its message and ends with status 1. */
export async function runCommand(
  isHelp: boolean | undefined,
  usage: string,
  main: () => Promise<void>,
): Promise<void> {
  if (isHelp) {
    console.log(usage);
    return;
  }
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
