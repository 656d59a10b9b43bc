import { createContext } from 'react';

/** How often somebody tried to send the form around a field while one of its texts was refused. */
export const FormAttempts = createContext(0);
