import { useEffect, useState } from 'react';

/** Milliseconds for which a button says that it has copied. */
const saysCopiedFor = 2000;

/** Copies texts to the clipboard, and knows for a moment that it did. */
export function useCopy() {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  // The button goes back to what it does.
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(setOutcome, saysCopiedFor, 'none');
    return () => {
      clearTimeout(timer);
    };
  }, [outcome]);
  return {
    outcome,
    /** Whether it worked: permission, an insecure page, or a browser without a clipboard may be in the way. */
    copy: async (text: string): Promise<boolean> => {
      const isCopied = await copyText(text);
      setOutcome(isCopied ? 'copied' : 'failed');
      return isCopied;
    },
    /** What was said about the last copy goes. */
    reset: () => {
      setOutcome('none');
    },
  };
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
