import { Component, type ComponentType, createElement, type ReactNode } from 'react'
import { attempt } from './attempt'

/** Leaves out what fails while it is drawn; what it stands around stays. */
class Boundary extends Component<{ without: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    attempt(() => {
      throw error
    })
  }

  override render() {
    return this.state.failed ? this.props.without : this.props.children
  }
}

/** A component the page can do without: where it fails, the page goes on with `without` in its place, or with what it stands around. */
export function asDecoration<Props extends object>(
  Decorated: ComponentType<Props>,
  without: (props: Props) => ReactNode = (props) => ('children' in props ? (props.children as ReactNode) : null),
): ComponentType<Props> {
  return function Decoration(props: Props) {
    // biome-ignore lint/correctness/noChildrenProp: the props of a class are told by name
    return createElement(Boundary, { without: without(props), children: createElement(Decorated, props) })
  }
}
