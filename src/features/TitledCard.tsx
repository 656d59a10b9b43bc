import type { ReactNode } from 'react';
import { Card, type CardProps } from '#ds/Card';
import { Heading } from '#ds/Heading';
import { Stack, type StackProps } from '#ds/Stack';

export interface TitledCardProps extends Pick<CardProps, 'isMarked'>, Partial<Pick<StackProps, 'gap'>> {
  title: string;
  children: ReactNode;
}

/** A card that is a part of the page, below its title. */
export const TitledCard = ({ title, gap = 3, children, ...card }: TitledCardProps) => (
  <Card {...card} elementType="section" aria-label={title}>
    <Stack gap={gap}>
      <Heading>{title}</Heading>
      {children}
    </Stack>
  </Card>
);
