import { configure, getConfig } from '@testing-library/react';

// A setup file. A query that finds nothing prints the page when its error is read, and not each time that `findBy` or
// `waitFor` tries again. Printing took a tenth of the processor time of the tests of screens.
const { getElementError: printPage } = getConfig();
configure({
  getElementError(message, container) {
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    let printed: string | undefined;
    Object.defineProperty(error, 'message', {
      configurable: true,
      get() {
        printed ??= printPage(message, container).message;
        return printed;
      },
    });
    return error;
  },
});
