export { Carousel } from './Carousel';
export type { CarouselProps, SlidesPerView } from './Carousel';
