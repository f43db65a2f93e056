import { createElement, type SVGProps } from 'react';

type Node = [tag: string, attributes: Record<string, string>];

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height, in px. */
  size?: number;
}

/** Draws an icon of lucide: the part of the package's own maker that Hem needs. */
export default function createLucideIcon({ node }: { node: Node[] }) {
  const children = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, ...rest }: IconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': rest['aria-label'] ? undefined : true,
        ...rest,
      },
      ...children,
    );
}
