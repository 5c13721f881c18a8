import { configure } from '@testing-library/react';

// A setup file: longer timeouts of `findBy` queries, since lazily loaded pages and forms take long on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
