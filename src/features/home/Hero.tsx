import { memo, lazy } from 'react';
import { useIntl } from 'react-intl';
import type { Banner, HeroPicture } from '#contract';
import { LinkButton } from '#ds/LinkButton';
import { belowDesktop } from '#theme/media';
import { Skeleton } from '#ds/Skeleton';
import { LazyRegion } from '../Region';
import * as styles from './Hero.styles';
import { homeMessages } from './messages';
import type { Section } from './section';
import { SectionBody } from './SectionBody';

export interface HeroProps {
  banners: Section<Banner>;
  /** Picture of the first banner, shown while they load. */
  picture?: HeroPicture | undefined;
}

const Carousel = lazy(async () => ({ default: (await import('#ds/Carousel')).Carousel }));

/** Milliseconds that one banner stays. */
const stay = 7_000;

/** The brand's banners: live words over a picture, so that one picture serves every language. */
export const Hero = memo(function Hero({ banners, picture }: HeroProps) {
  const { formatMessage: t } = useIntl();
  return (
    <div css={styles.banner}>
      <SectionBody
        section={banners}
        skeleton={
          <div css={styles.slide}>
            {picture ? <Picture {...picture} isFirst /> : <Skeleton shape="fill" />}
          </div>
        }
      >
        {(banners) => {
          const slides = banners.map((banner, index) => (
            <Slide key={banner.id} {...banner} isFirst={index === 0} />
          ));
          const [first] = slides;
          // The page keeps its heading when the brand has nothing to announce.
          if (!first) return <Slide title={t(homeMessages.joinTitle)} isFirst />;
          return (
            // The first banner does not wait for the code that moves them, and stands without it.
            <LazyRegion name="banners" waiting={first} instead={first}>
              <Carousel aria-label={t(homeMessages.banners)} autoplayDelay={stay}>
                {slides}
              </Carousel>
            </LazyRegion>
          );
        }}
      </SectionBody>
    </div>
  );
});

type SlideProps = Pick<Banner, 'title'> & Partial<Banner> & { isFirst: boolean };

function Slide({ title, text, label, image, imageSmall, href, action, isFirst }: SlideProps) {
  const { formatMessage: t } = useIntl();
  const Title = isFirst ? 'h1' : 'h2';
  const words = action || t(homeMessages.see);
  return (
    <div css={styles.slide}>
      {image ? (
        <Picture image={image} imageSmall={imageSmall} isFirst={isFirst} />
      ) : (
        <div css={styles.scrim} />
      )}
      <div css={styles.copy}>
        {label && <span css={styles.label}>{label}</span>}
        <Title css={styles.title}>{title}</Title>
        {text && <p css={styles.text}>{text}</p>}
        {href && (
          <div css={styles.action}>
            <LinkButton href={href} size="lg">
              {words}
            </LinkButton>
          </div>
        )}
      </div>
      {href && <a css={styles.cover} href={href} aria-label={title} />}
    </div>
  );
}

function Picture({ image, imageSmall, isFirst }: HeroPicture & { isFirst: boolean }) {
  return (
    <>
      <picture>
        {imageSmall && <source media={belowDesktop} srcSet={imageSmall} />}
        <img
          css={styles.picture}
          src={image}
          alt=""
          // What the page showed before its code came is in the next frame, too.
          decoding={isFirst ? 'sync' : 'async'}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
        />
      </picture>
      <div css={styles.scrim} />
    </>
  );
}
