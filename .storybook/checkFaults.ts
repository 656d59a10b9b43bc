import { afterEach } from 'vitest';
import { checkFaults } from './faults.ts';

// Whatever happened while a test ran fails that test.
afterEach(checkFaults);
