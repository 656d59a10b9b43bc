import IconCards from '@tabler/icons-react/dist/esm/icons/IconCards.mjs';
import { memo, type FocusEvent, type PointerEvent } from 'react';
import { Icon } from '#ds/Icon';
import { LazyImage } from '#ds/LazyImage';
import { onPlainClick } from '#ds/Link';
import { useClasses } from '#theme/useClasses';
import { parts } from './RoomRow.styles';
import { SeatDots, type SeatDotsProps } from './SeatDots';

/** What a row shows of a room. Keep the object while the room is unchanged. */
export interface Room {
  /** Returned with the press. */
  id: string;
  /** The room's name. */
  name: string;
  /** One muted line below the name: the vendor. */
  sub?: string;
  /** What a round costs, formatted. */
  stake: string;
  /** How many seats there are, and how many of them are free. */
  seats: SeatDotsProps;
  /** How many seats are free, in words. */
  seatsLabel: string;
  /** How many play here, in words. */
  people: string;
  /** What a press does: sit down, or watch where no seat is free. */
  verb: string;
  /** Cover; absent or failed, an icon stands in. */
  imageSrc?: string;
  /** The room's own page, for a middle click. */
  href: string;
}

export interface RoomRowProps {
  /** The room. */
  room: Room;
  /** Told of the `id` of the room that somebody wants to go into. */
  onPress: (id: string) => void;
  /** -1 takes the row out of the tab order; a list that moves by arrow keys sets it. @default 0 */
  tabIndex?: 0 | -1;
}

/** The row is outlined and lit as a whole. */
const outline = ({ currentTarget, target, type }: FocusEvent<HTMLElement>) => {
  currentTarget.toggleAttribute('data-focus-visible', type === 'focus' && target.matches(':focus-visible'));
};
const light = ({ currentTarget, type, pointerType }: PointerEvent<HTMLElement>) => {
  currentTarget.toggleAttribute('data-hovered', type === 'pointerenter' && pointerType !== 'touch');
};

const fallback = <Icon icon={IconCards} size={24} />;

/** One card room in a list of rooms: its stake, its seats and who is there. */
export const RoomRow = memo(function RoomRow({ room, onPress, tabIndex = 0 }: RoomRowProps) {
  const classes = useClasses(parts);
  const { id, name, sub, stake, seats, seatsLabel, people, verb, imageSrc, href } = room;
  const isFree = seats.free > 0 || undefined;
  return (
    <div
      className={classes.root}
      onFocus={outline}
      onBlur={outline}
      onPointerEnter={light}
      onPointerLeave={light}
    >
      <span className={classes.cover}>
        <LazyImage src={imageSrc} alt="" fallback={fallback} />
      </span>
      <span className={classes.words}>
        <a
          href={href}
          draggable={false}
          className={classes.main}
          tabIndex={tabIndex}
          onClick={onPlainClick(() => onPress(id))}
        >
          {name}
        </a>
        <span className={classes.sub}>
          {sub !== undefined && <span>{sub}</span>}
          <span className={classes.stakeOnPhone}>
            <bdi>{stake}</bdi>
          </span>
        </span>
      </span>
      <bdi className={classes.stake}>{stake}</bdi>
      <span className={classes.seats} data-free={isFree}>
        <SeatDots {...seats} />
        {seatsLabel}
      </span>
      <span className={classes.people}>{people}</span>
      <span className={classes.verb} aria-hidden="true" data-quiet={!isFree || undefined}>
        {verb}
      </span>
    </div>
  );
});
