/** Whoever may write nowhere; only root can start something as somebody else. */
export const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
