import { useState } from 'react';

/** A field that the platform refused, with words. */
export interface FieldRefusal<F extends string = string> {
  field: F;
  message: string;
}

/** What is wrong with the fields of a form, by their names. */
export interface FieldErrors {
  /** Undefined when nothing is, as Form wants it. */
  shown: Readonly<Record<string, string>> | undefined;
  /** Takes what a try to send has found. @returns whether nothing was found */
  attempt: (found: Readonly<Record<string, string>>) => boolean;
  /** The visitor changes a field: what was said about it no longer holds. */
  edit: (field: string) => void;
}

/**
 * Errors of a form: those it finds itself, and the one that the platform answers with. The platform's word holds until
 * something is typed or sent again.
 */
export function useFieldErrors(refused: FieldRefusal | undefined, isPending: boolean): FieldErrors {
  const [found, setFound] = useState<Readonly<Record<string, string>>>({});
  const [isEdited, setEdited] = useState(false);
  const all = { ...(refused && !isEdited && !isPending && { [refused.field]: refused.message }), ...found };
  return {
    shown: Object.keys(all).length > 0 ? all : undefined,
    attempt: (next) => {
      setFound(next);
      setEdited(false);
      return Object.keys(next).length === 0;
    },
    edit: (field) => {
      setEdited(true);
      if (field in found)
        setFound(Object.fromEntries(Object.entries(found).filter(([name]) => name !== field)));
    },
  };
}
