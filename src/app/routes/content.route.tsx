export const PromotionsRoute = () => null;
export const NoticesRoute = () => null;
export const AboutRoute = () => null;
