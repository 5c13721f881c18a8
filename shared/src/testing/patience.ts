import { configure } from '@testing-library/react';

// A setup file: pages and forms arrive in chunks of their own, which a machine with much to do reads slowly.
configure({ asyncUtilTimeout: 15_000 });
