/** Milliseconds beyond which a change is motion: what is shorter than a frame is an instant. */
const instant = 20;

/** Elements that move on the page, in words for a failing test. The tests' browser asks for reduced motion. */
export function findMoving(): string[] {
  return document.getAnimations().flatMap((animation) => {
    const lasts = Number(animation.effect?.getComputedTiming().activeDuration ?? 0);
    if (animation.playState !== 'running' || lasts <= instant) return [];
    const target = (animation.effect as KeyframeEffect | null)?.target;
    return [
      `${target?.localName ?? 'an element'} ${target?.textContent.trim().slice(0, 40) ?? ''} for ${lasts} ms`,
    ];
  });
}
